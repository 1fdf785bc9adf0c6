import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';

const values = [
  [
    'The instructor decides',
    'A draft stays a draft until a person approves it. No score and no generated text reaches a student automatically.',
  ],
  [
    'Every point has a reason',
    'A score can be taken apart down to the finding and the rule behind it. What cannot be explained is not shown.',
  ],
  [
    'A paper is somebody’s work',
    'It is read to be graded and for nothing else: encrypted at rest, shown to its instructor alone, deleted within 30 days.',
  ],
  [
    'Silence is better than a false alarm',
    'A check that marks what is right costs more trust than one that misses something. When in doubt, it stays silent.',
  ],
] as const;

export function AboutPage() {
  const { name, plan } = product;
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <section className="py-16 md:py-24">
        <p className="font-serif text-16 text-pen italic">About {name}</p>
        <h1 className="mt-3 max-w-3xl font-serif text-[clamp(34px,5vw,56px)] leading-[1.08] font-semibold tracking-[-0.02em]">
          Give teachers their evenings, and students an answer in time
        </h1>
      </section>
      <section
        aria-labelledby="mission"
        className="grid gap-6 border-t border-ink py-12 md:grid-cols-[3fr_7fr]"
      >
        <h2 id="mission" className="font-serif text-20 font-semibold">
          Mission
        </h2>
        <div className="max-w-2xl space-y-4 text-[18px] leading-[1.65]">
          <p>
            Feedback changes a student’s writing when it is specific, kind, and early. It is rarely all three,
            because it is written by one person, sixty times, at night.
          </p>
          <p>{name} does the close reading, and leaves the judgment to the person who signs the grade.</p>
        </div>
      </section>
      <Story name={name} />
      <section
        aria-labelledby="values"
        className="grid gap-6 border-t border-rule py-12 md:grid-cols-[3fr_7fr]"
      >
        <h2 id="values" className="font-serif text-20 font-semibold">
          Values
        </h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {values.map(([title, text]) => (
            <div key={title}>
              <dt className="text-16 font-semibold">{title}</dt>
              <dd className="mt-1.5 text-pencil">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-6 border-t border-rule py-16">
        <div>
          <h2 className="font-serif text-28 font-semibold tracking-tight">Try it on one paper</h2>
          <p className="mt-2 text-16 text-pencil">{plan.trialDays} days free, no credit card needed.</p>
        </div>
        <a href="/signup" className={buttonClass('primary', 'large')}>
          Start Your Free Trial
        </a>
      </section>
    </div>
  );
}

function Story({ name }: { readonly name: string }) {
  return (
    <section aria-labelledby="story" className="grid gap-6 border-t border-rule py-12 md:grid-cols-[3fr_7fr]">
      <h2 id="story" className="font-serif text-20 font-semibold">
        Story
      </h2>
      <div className="max-w-2xl space-y-4 text-16 leading-[1.65]">
        <p>
          It began with the red pen. Red says “wrong”; green says “here, look”. Change the color, and the
          sentence changes with it. That is where the name comes from, and the tick in it.
        </p>
        <p>
          Then came the tools that grade by themselves: a number, a paragraph that could be about any paper,
          and nobody to ask. {name} was made the other way round. First the rules, each from its place in the
          Publication Manual and each tested on papers where it must stay silent. Then the sum, which anybody
          can add up. Only then the words, which are yours to change.
        </p>
        <p>
          It runs where the university wants it: on one machine in the department, or on many. The engine
          needs no language model; each installation’s operator decides whether to connect one.
        </p>
      </div>
    </section>
  );
}
