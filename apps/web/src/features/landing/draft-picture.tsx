import { Badge } from '../../components/badge.tsx';

const scores = [
  ['Grammar', 91],
  ['APA', 78],
  ['Content', 88],
] as const;

/** A page with its marks and the scores beside it: what the review screen shows, in small. */
export function DraftPicture() {
  return (
    <figure className="relative">
      <div className="rounded-lg border border-rule bg-sheet px-7 py-8 font-serif text-16 leading-[1.9] shadow-float md:px-10 md:text-[17px]">
        <p className="mb-3 text-center font-semibold">Sleep and the Memory of Names</p>
        <p className="indent-8">
          Students who sleep well remember more of what they heard the day before{' '}
          <span className="mark mark-apa">(Okafor and Lindqvist, 2021)</span>. The effect{' '}
          <span className="mark mark-grammar">are</span> strongest for names.{' '}
          <span className="mark mark-content">It proves that sleep is the only cause of learning.</span> A
          second study found the same for a week of short nights.
        </p>
      </div>
      <figcaption className="relative mx-auto -mt-5 w-[88%] rounded-lg border border-rule bg-sheet p-4 shadow-float">
        <div className="flex items-center justify-between gap-4">
          <p className="whitespace-nowrap">
            <span className="font-serif text-28 font-semibold">86.4</span>{' '}
            <span className="font-serif text-20 text-pencil">B</span>
          </p>
          <ul className="flex flex-wrap justify-end gap-1.5">
            {scores.map(([area, score]) => (
              <li key={area}>
                <Badge>
                  {area} <b className="font-semibold text-ink">{score}</b>
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-2 text-13 text-pencil">
          “Your evidence carries the argument well. In parentheses, join the two names with ‘&amp;’, and
          soften the claim in the third sentence: two studies suggest, they do not prove.”
        </p>
      </figcaption>
    </figure>
  );
}
