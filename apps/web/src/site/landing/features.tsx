import { ProductPicture } from '../product-picture.tsx';
import marksDark from '../images/marks-dark.webp';
import marksLight from '../images/marks-light.webp';
import queueDark from '../images/queue-dark.webp';
import queueLight from '../images/queue-light.webp';
import whyDark from '../images/why-dark.webp';
import whyLight from '../images/why-light.webp';
import { SectionHead } from './section-head.tsx';

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
