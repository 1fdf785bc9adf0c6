import { product } from '../../product.ts';

const link = 'text-pen underline underline-offset-2';

const questions = [
  {
    question: 'How do I get started?',
    answer: (
      <>
        Start your {product.plan.trialDays}-day trial, drop one paper on the dashboard, and read the draft a
        moment later. The{' '}
        <a href="/help/first-paper" className={link}>
          first steps
        </a>{' '}
        take five minutes.
      </>
    ),
  },
  {
    question: 'Is my students’ data secure?',
    answer: (
      <>
        Papers are encrypted at rest, shown only to you, and deleted within 30 days. No model is trained on
        them. For details, see the{' '}
        <a href="/privacy" className={link}>
          privacy policy
        </a>
        .
      </>
    ),
  },
  {
    question: 'Can I customize the AI’s feedback?',
    answer: (
      <>
        Yes: choose one of three styles, set your own weights, and add graded examples that adjust the scores.
        Templates store your own comments, and you can edit every sentence before anybody sees it. See{' '}
        <a href="/help/your-voice" className={link}>
          feedback in your voice
        </a>
        .
      </>
    ),
  },
  {
    question: 'Which platforms are supported?',
    answer: (
      <>
        Any current browser, and papers as PDF, DOCX or TXT. Marks and feedback are exported as files for
        Canvas, Moodle, Blackboard and Google Classroom: see{' '}
        <a href="/help/exporting" className={link}>
          exporting
        </a>
        .
      </>
    ),
  },
] as const;

export function ContactQuestions() {
  return (
    <section aria-labelledby="questions" className="mt-16 border-t border-rule pt-12">
      <h2 id="questions" className="font-serif text-28 font-semibold tracking-tight">
        Frequently asked questions
      </h2>
      <dl className="mt-6 grid gap-x-12 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule py-5">
            <dt className="text-16 font-semibold">{question}</dt>
            <dd className="mt-2 text-pencil">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
