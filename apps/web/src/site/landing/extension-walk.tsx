import { SectionHead } from './section-head.tsx';
import { product } from '../../product.ts';

const steps = [
  {
    title: 'Create your key',
    text: 'Under API Keys, once. It cannot approve or delete anything, and you can revoke it at any time.',
    panel: <KeyPanel />,
  },
  {
    title: 'Open a submission',
    text: 'In Canvas, Moodle, Brightspace or Blackboard. On any other page, select the text or drop the file.',
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
        The browser extension brings the draft to your learning management system, in four steps. You download
        it from the API Keys page.
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

const line = 'h-2 rounded-full bg-rule';

function KeyPanel() {
  return (
    <>
      <p className="font-semibold">API Keys</p>
      <div className="mt-3 rounded-md border border-pen bg-pen-wash p-3">
        <p className="font-medium">Save your key</p>
        <p className="mt-2 rounded-md border border-rule bg-sheet px-2 py-1.5 tracking-wide">
          gg_••••••••3f9a
        </p>
      </div>
      <p className="mt-3 inline-block rounded-md bg-pen px-3 py-1.5 font-medium text-on-pen">Copy</p>
    </>
  );
}

function CourseTab() {
  return (
    <>
      <div className="flex items-center gap-1.5">
        <i className="size-2 rounded-full bg-rule" />
        <i className="size-2 rounded-full bg-rule" />
        <i className="size-2 rounded-full bg-rule" />
        <span className="ml-2 grow rounded-full bg-hover px-2 py-0.5 text-pencil">lms.example.edu</span>
      </div>
      <p className="mt-4 font-semibold">Week 3 essay</p>
      <div className="mt-3 grid gap-2">
        <div className={`${line} w-full`} />
        <div className={`${line} w-11/12`} />
        <div className={`${line} w-full`} />
        <div className={`${line} w-3/4`} />
      </div>
      <div className="mt-3 ml-auto grid size-8 place-items-center rounded-md bg-pen text-16 text-on-pen">
        ✓
      </div>
    </>
  );
}

function DraftPanel() {
  return (
    <div className="grid grid-cols-[1fr_112px] gap-3">
      <div className="grid content-start gap-2 pt-1">
        <div className={`${line} w-full`} />
        <div className="h-2 w-4/5 rounded-full bg-blue-wash" />
        <div className={`${line} w-full`} />
        <div className={`${line} w-2/3`} />
        <div className="h-2 w-full rounded-full bg-red-wash" />
        <div className={`${line} w-5/6`} />
      </div>
      <div className="h-44 border-l border-rule pl-3">
        <p className="font-serif text-20 font-semibold">
          86.6 <span className="text-pencil">B</span>
        </p>
        <p className="mt-1 text-pencil">Grammar 89</p>
        <p className="text-pencil">APA 72</p>
        <p className="text-pencil">Content 93</p>
        <p className="mt-2 font-serif leading-snug">You have done a lot right here…</p>
      </div>
    </div>
  );
}

function InsertPanel() {
  return (
    <>
      <div className="flex items-center justify-between">
        <p className="font-semibold">Grade</p>
        <p className="rounded-md border-2 border-pen px-2 py-0.5">86.6</p>
      </div>
      <p className="mt-3 font-semibold">Comment</p>
      <p className="mt-1 h-14 overflow-hidden rounded-md border-2 border-pen p-2 font-serif leading-snug">
        You have done a lot right here. What carries it is its order…
      </p>
      <p className="mt-2 text-pencil">Filled in by {product.name}. You send it.</p>
    </>
  );
}
