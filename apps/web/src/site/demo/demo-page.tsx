import { SampleCards } from './sample-cards.tsx';
import { TryIt } from './try-it.tsx';

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
