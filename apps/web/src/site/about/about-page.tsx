import { buttonClass } from '../../components/form/button.tsx';
import { product } from '../../product.ts';

const values = [
  [
    'The instructor decides',
    'A draft stays a draft until a person approves it. No model text and no score reaches a student automatically.',
  ],
  [
    'Every point has a reason',
    'Every score can be traced to its findings and their rules. A point that cannot be explained is not shown.',
  ],
  [
    'A paper is a student’s work',
    'It is processed only for grading, encrypted at rest, shown only to its instructor, and deleted within 30 days.',
  ],
  [
    'Silence is better than a false alarm',
    'A false alarm costs more trust than a missed error. In doubt, a check reports nothing.',
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
          <p>
            {name} does the close reading, and leaves the judgement to the instructor who signs the grade.
          </p>
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
          Automatic grading tools give a number and a paragraph that could be about any paper, without an
          explanation. {name} works the other way round. It starts with rules, each with its source in the
          Publication Manual and each tested on correct papers. Then it adds up a score that anyone can check.
          The feedback comes last, and you can edit all of it.
        </p>
        <p>
          It runs where the university wants it: on one machine in the department, or on many. The engine
          needs no language model; the operator decides whether to connect one.
        </p>
      </div>
    </section>
  );
}
