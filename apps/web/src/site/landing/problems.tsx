import { SectionHead } from './section-head.tsx';

const problems = [
  [
    'The same comma, for the fortieth time',
    'You write “and” or “&”, the year, the italics, again and again, on every paper of the pile. The comments that need you come last, when you are tired.',
  ],
  [
    'Paper 3 and paper 53 meet different readers',
    'Nobody grades as strictly at eleven at night as at nine in the morning. Students notice, and so do you.',
  ],
  [
    'Feedback that comes too late',
    'A comment after three weeks is read by nobody. The next draft is already written by then.',
  ],
  [
    'Tools that decide for you',
    'A number without a reason helps neither you nor the student, and a text that does not sound like you is not your feedback.',
  ],
] as const;

export function Problems() {
  return (
    <section aria-labelledby="problems" className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <SectionHead id="problems" title="Grading takes the evenings that teaching needs">
          Most of it is not judgement. It is finding the same thing in the same place, and saying it kindly
          once more.
        </SectionHead>
        <dl>
          {problems.map(([title, text]) => (
            <div key={title} className="border-t border-rule py-6 first:border-ink first:pt-5">
              <dt className="font-serif text-20 font-semibold">{title}</dt>
              <dd className="mt-2 max-w-xl text-16 text-pencil">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
