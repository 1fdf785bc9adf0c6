import { Card } from '../../components/card.tsx';
import { CommandExample } from './command-example.tsx';

const steps = [
  'Generate a key and copy it; the whole key is shown only once.',
  'Keep it where your software keeps its secrets, for example in an environment variable.',
  'Send it with each request in the Authorization header, as in the examples below.',
] as const;

const tips = [
  'The key can upload papers, start grading, and read your papers, drafts and courses. It cannot approve, change or delete anything, and it does not open your account. Treat it as a password all the same.',
  'Keep it out of e-mails, shared documents and source code.',
  'It stops when it expires, when you change or reset your password, when you switch on two-factor sign-in, and when you sign out everywhere else.',
  'Regenerate it when a computer that holds it is lost or changes hands; the old key stops at once.',
  'Look at "Last used" now and then, and revoke the key when nothing needs it any more.',
] as const;

const authorization = '-H "Authorization: Bearer $GREENPEN_API_KEY"';

/** How other software uses the key, with commands that run as they stand. */
export function HowToUse() {
  const { origin } = window.location;
  return (
    <Card title="How to Use">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <section aria-labelledby="setup-steps">
          <h3 id="setup-steps" className="font-semibold">
            Setup
          </h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5 marker:text-pencil">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <CommandExample
          title="Upload a paper"
          lines={[`curl ${origin}/api/assignments/upload`, authorization, '-F files=@paper.docx']}
        />
        <CommandExample
          title="List your papers with their grades"
          lines={[`curl ${origin}/api/assignments`, authorization]}
        />
        <section aria-labelledby="security-tips">
          <h3 id="security-tips" className="font-semibold">
            Security tips
          </h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-pencil">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}
