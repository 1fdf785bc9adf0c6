import { gradeColour } from '@greenpen/grading';
import { letterClass } from './letter-class.ts';

const samples = [
  {
    title: 'Evening Screen Use and the Sleep of First-Year Students',
    total: 86.6,
    letter: 'B',
    scores: [
      ['Content', '93'],
      ['Grammar', '89'],
      ['APA', '72'],
    ],
    feedback:
      'You have done a lot right here. What carries your paper is its order; one step leads to the next. For the next version: in parentheses join two authors with “&”, give the page as “p. 14”, and read each paragraph aloud once for repeated words.',
  },
  {
    title: 'Why Group Work Fails, and What Helps',
    total: 74.3,
    letter: 'C',
    scores: [
      ['Content', '71'],
      ['Grammar', '82'],
      ['APA', '71'],
    ],
    feedback:
      'Your second example is the strongest part, because it shows rather than tells. Build the others like it: name a study, say what it found, and what follows for your question. Four references are cited nowhere in the text; either use them or leave them out.',
  },
] as const;

export function SampleCards() {
  return (
    <section aria-labelledby="samples" className="mt-20">
      <h2 id="samples" className="font-serif text-28 font-semibold tracking-tight">
        Two pieces of feedback
      </h2>
      <p className="mt-3 text-16 text-pencil">Samples, for papers that do not exist.</p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        {samples.map(({ title, total, letter, scores, feedback }) => (
          <article key={title} className="rounded-lg border border-rule bg-sheet p-6 md:p-8">
            <h3 className="font-serif text-20 font-semibold">{title}</h3>
            <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-y border-rule py-4">
              <p>
                <span className="font-serif text-40 leading-none font-semibold">{total}</span>
                <span className="text-pencil"> /100 </span>
                <span className={`font-serif text-20 font-semibold ${letterClass[gradeColour(total)]}`}>
                  {letter}
                </span>
              </p>
              <dl className="flex gap-6">
                {scores.map(([area, score]) => (
                  <div key={area}>
                    <dt className="text-13 text-pencil">{area}</dt>
                    <dd className="text-16 font-semibold">{score}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <p className="mt-4 font-serif text-16 leading-[1.65]">{feedback}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
