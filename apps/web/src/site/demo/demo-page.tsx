import { buttonClass } from '../../components/form/button.tsx';
import { gradeColour } from '@greenpen/grading';
import { letterClass } from './letter-class.ts';

const steps = [
  ['Upload', 'Drop in PDF, DOCX or TXT, one paper or a whole class.'],
  [
    'AI processing',
    'Each paper is read as it is laid out: title page, citations, references, every sentence.',
  ],
  ['Generate feedback', 'Scores for grammar, APA and content, with feedback in your style.'],
  [
    'Review and export',
    'Change what you like, approve, and export or copy it to your learning management system.',
  ],
] as const;

export function DemoPage() {
  return (
    <div className="mx-auto max-w-6xl px-5 py-14 md:px-8 md:py-20">
      <h1 className="max-w-3xl font-serif text-[clamp(32px,5vw,56px)] leading-[1.08] font-semibold tracking-[-0.02em]">
        See what it finds
      </h1>
      <p className="mt-5 max-w-2xl text-16 text-pencil md:text-[18px]">
        Take the sample paper, or paste a paragraph. It is read by the same engine as any paper, in front of
        you.
      </p>
      <TryIt />
      <section aria-labelledby="steps" className="mt-24">
        <h2 id="steps" className="font-serif text-28 font-semibold tracking-tight">
          How a paper goes through
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="border-t border-ink pt-4">
              <p className="font-serif text-16 text-pen italic">{index + 1}</p>
              <h3 className="mt-1 text-16 font-semibold">{title}</h3>
              <p className="mt-2 text-pencil">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <SampleCards />
    </div>
  );
}

/** Words at most; the server holds the same bound. */
const MOST_WORDS = 5000;

/** The page's own script sends the text and draws the review. */
function TryIt() {
  return (
    <section aria-labelledby="try" className="mt-10">
      <h2 id="try" className="sr-only">
        Try it
      </h2>
      <p data-without-script className="rounded-lg border border-rule bg-sheet p-5 text-16">
        Trying it needs JavaScript. The samples below show what comes out.
      </p>
      <div data-demo data-needs-script data-most-words={MOST_WORDS} className="grid gap-6 lg:grid-cols-2">
        <form className="flex flex-col rounded-lg border border-rule bg-sheet lg:sticky lg:top-20 lg:self-start">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-3">
            <label htmlFor="demo-text" className="font-semibold">
              Your text
            </label>
            <button type="button" disabled data-demo-sample className={buttonClass('secondary', 'small')}>
              Use the sample paper
            </button>
          </div>
          <textarea
            id="demo-text"
            rows={13}
            required
            placeholder="Paste a paragraph or a whole paper here."
            className="min-h-72 w-full resize-y lg:max-h-[calc(100dvh-220px)] bg-transparent p-5 font-serif text-16 leading-[1.7]"
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-4 py-3">
            <p data-demo-count className="text-13 text-pencil">
              At most {MOST_WORDS.toLocaleString('en-US')} words. Encrypted, and deleted after ten minutes.
            </p>
            <button type="submit" disabled className={buttonClass('primary')}>
              Check it
            </button>
          </div>
        </form>
        <div
          data-demo-result
          aria-live="polite"
          className="min-h-72 rounded-lg border border-rule bg-sheet p-6 md:p-8"
        >
          <p className="font-serif text-20 font-semibold">The draft appears here</p>
          <p className="mt-2 max-w-md text-pencil">
            Scores, feedback, and each finding with the words it is about and its place in APA 7. A pasted
            text has no layout, so margins, fonts and page numbers are not judged.
          </p>
        </div>
      </div>
    </section>
  );
}

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

function SampleCards() {
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
