import { ProductPicture } from '../product-picture.tsx';
import marksDark from '../images/marks-dark.webp';
import marksLight from '../images/marks-light.webp';
import queueDark from '../images/queue-dark.webp';
import queueLight from '../images/queue-light.webp';
import whyDark from '../images/why-dark.webp';
import whyLight from '../images/why-light.webp';
import { SectionHead } from './section-head.tsx';
import { product } from '../../product.ts';

const shown = [
  {
    title: 'Every finding is marked in the paper',
    text: 'Grammar is a wavy line, APA a dotted line, content a highlight. Each finding says what is wrong, cites the section of APA 7, and suggests a correction. Dismiss one, and the score is updated.',
    light: marksLight,
    dark: marksDark,
    alt: 'Part of a paper: a wrong citation is underlined with dots, a doubled word with a wave; each has a number in the margin.',
    place: 'object-left-top',
  },
  {
    title: 'Every number answers “why?”',
    text: 'A score is a sum of findings, weights and your examples, and you can see every part. Set any part by hand, and the total is updated at once.',
    light: whyLight,
    dark: whyDark,
    alt: 'Why a score is what it is: its parts, and what each finding takes off.',
    // On a phone the explanation is always expanded.
    place: 'object-[70%_0]',
  },
  {
    title: 'Made for sixty papers, not for six',
    text: 'Upload a whole class, watch the progress, and read one draft while the next ones are made. Filter, select, add one comment to many papers, and approve. Everything works by keyboard.',
    light: queueLight,
    dark: queueDark,
    alt: 'The grading queue: a table of papers with student, grade, status and time.',
    place: 'object-left-top',
  },
] as const;

const more = [
  [
    'Your voice',
    'Three feedback styles, scores adjusted by your graded examples, and templates for frequent comments.',
  ],
  ['Your rubric', 'Courses, weekly assignments, rubrics as text or as a table, with your weights.'],
  ['Nothing hidden', 'White text, tiny letters and notes to the grader never affect a score. You see them.'],
  ['Export', 'Marks for your learning management system, and feedback as a file for each student.'],
  ['Private', 'Papers are encrypted at rest, shown only to you, and deleted within 30 days.'],
  ['Yours to the end', 'A draft stays a draft until you approve it. Approved grades are never overwritten.'],
] as const;

export function Features() {
  return (
    <section aria-labelledby="features" className="border-t border-rule bg-sheet">
      <div className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
        <SectionHead id="features" title="It reads closely. You decide.">
          Grammar and APA checking, content, bulk upload, courses and rubrics, templates in your own words:
          one quiet desk for the whole pile.
        </SectionHead>
        <div className="mt-14 grid gap-16 md:gap-24">
          {shown.map(({ title, text, light, dark, alt, place }) => (
            <div
              key={title}
              className="grid items-center gap-8 md:grid-cols-[5fr_7fr] md:gap-14 md:even:grid-cols-[7fr_5fr] md:even:[&>figure]:order-first"
            >
              <div>
                <h3 className="font-serif text-[26px] leading-[1.2] font-semibold tracking-tight">{title}</h3>
                <p className="mt-3 text-16 text-pencil">{text}</p>
              </div>
              <figure className="overflow-hidden rounded-lg border border-rule bg-desk">
                <ProductPicture
                  light={light}
                  dark={dark}
                  width={720}
                  height={440}
                  alt={alt}
                  className={`h-72 w-full object-cover sm:h-auto ${place}`}
                />
              </figure>
            </div>
          ))}
        </div>
        <dl className="mt-20 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {more.map(([title, text]) => (
            <div key={title} className="border-t border-rule py-6">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1.5 text-pencil">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

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
