import { CourseTab, KeyPanel, DraftPanel, InsertPanel } from './walk-panels.tsx';
import { SectionHead } from './section-head.tsx';

const steps = [
  {
    title: 'Create your key',
    text: 'Under API Keys, once. It opens what the extension needs and nothing else, and you can revoke it at any time.',
    panel: <KeyPanel />,
  },
  {
    title: 'Open a submission',
    text: 'In Canvas, Blackboard, Moodle, Google Classroom or any other web page where you grade.',
    panel: <CourseTab />,
  },
  {
    title: 'Read the draft beside it',
    text: 'The same engine, the same criteria, the same scores as in the app, in a panel at the side.',
    panel: <DraftPanel />,
  },
  {
    title: 'Insert, and send it yourself',
    text: 'Grade and comment are put into your system’s own fields. Nothing is submitted for you.',
    panel: <InsertPanel />,
  },
] as const;

/** How the browser extension works, in four drawn panels. */
export function ExtensionWalk() {
  return (
    <section aria-labelledby="extension" className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
      <SectionHead id="extension" title="Or stay where you grade already">
        The browser extension brings the draft to your learning management system, in four steps. It is not
        published yet: keys and the calls that it makes work today, and until then marks and feedback travel
        as files.
      </SectionHead>
      <ol className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, panel }, index) => (
          <li key={title}>
            <div
              aria-hidden
              className="h-48 overflow-hidden rounded-lg border border-rule bg-sheet p-4 text-12"
            >
              {panel}
            </div>
            <h3 className="mt-5 flex gap-2.5 text-16 font-semibold">
              <span className="font-serif text-pen italic">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1.5 text-pencil">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
