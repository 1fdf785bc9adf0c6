import type { CallResponse, getDemoReview, DemoReviewOnWire } from '@greenpen/api-contract';
import { gradeColour } from '@greenpen/grading';
import { letterClass } from '../demo/letter-class.ts';

type Answer = CallResponse<typeof getDemoReview>;
type Review = NonNullable<Answer['review']>;

/** Shows the review's state; true once it is final. */
export function drawReview(place: HTMLElement, data: unknown): boolean {
  // The server made it by the contract that this is built with.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { status, ahead, review } = data as Answer;
  if (review !== null) {
    place.replaceChildren(...drawWhole(review));
    return true;
  }
  if (status === 'failed') {
    drawWords(place, 'This text could not be read', 'Please try another one.');
    return true;
  }
  const before =
    ahead === 1 ? 'There is one text ahead of yours.' : `There are ${ahead} texts ahead of yours.`;
  if (ahead > 0) drawWords(place, 'Waiting …', `${before} Instructors’ papers go first.`);
  return false;
}

export function drawWords(place: HTMLElement, title: string, words: string): void {
  place.replaceChildren(
    element('p', 'font-serif text-20 font-semibold', title),
    element('p', 'mt-2 max-w-md text-pencil', words),
  );
}

function drawWhole({ scores, notJudged, letter, feedback, findings }: Review): readonly Node[] {
  const areas = [
    ['Content', 'content'],
    ['Grammar', 'grammar'],
    ['APA', 'apa'],
  ] as const;
  const figures = element('dl', 'flex gap-6');
  for (const [name, area] of areas) {
    const score = notJudged.includes(area) ? 'Not judged' : scores[area].toFixed(1);
    figures.append(
      element(
        'div',
        '',
        element('dt', 'text-13 text-pencil', name),
        element('dd', 'text-16 font-semibold', score),
      ),
    );
  }
  const total = element(
    'p',
    '',
    element('span', 'font-serif text-40 leading-none font-semibold', scores.total.toFixed(1)),
    element('span', 'text-pencil', ' /100 '),
    element('span', `font-serif text-20 font-semibold ${letterClass[gradeColour(scores.total)]}`, letter),
  );
  return [
    element(
      'div',
      'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-rule pb-4',
      total,
      figures,
    ),
    element('p', 'mt-4 font-serif text-16 leading-[1.65] whitespace-pre-line', feedback.overall),
    ...drawFindings(findings),
  ];
}

type Finding = DemoReviewOnWire['findings'][number];

const letterOf = { grammar: 'G', apa: 'A', content: 'C' } as const;
const tagOf = {
  grammar: 'bg-red-wash text-red',
  apa: 'bg-blue-wash text-blue',
  content: 'bg-yellow-wash text-yellow',
} as const;
const shown = 40;

/** Each finding with the words it is about, marked as on the review screen, in the order of the text. */
function drawFindings(findings: readonly Finding[]): readonly Node[] {
  const title = findings.length === 0 ? 'Nothing found' : `Findings ${findings.length}`;
  const list = element('ol', 'mt-2 divide-y divide-rule');
  const counts = { grammar: 0, apa: 0, content: 0 };
  for (const finding of findings.slice(0, shown)) {
    counts[finding.area] += 1;
    list.append(drawFinding(finding, counts[finding.area]));
  }
  const rest = findings.length - shown;
  const more = rest > 0 ? [element('p', 'mt-3 text-13 text-pencil', `And ${rest} more.`)] : [];
  return [element('h3', 'mt-8 font-semibold', title), list, ...more];
}

function drawFinding(finding: Finding, number: number): HTMLLIElement {
  const { area, severity, message, source, suggestions } = finding;
  const tag = element(
    'span',
    `mt-0.5 inline-grid h-6 min-w-8 shrink-0 place-items-center rounded-full px-2 text-12 font-semibold ${tagOf[area]}`,
    `${letterOf[area]}${number}`,
  );
  const about = element('div', 'min-w-0', element('p', '', message));
  const quote = drawQuote(finding);
  if (quote !== null) about.append(quote);
  const [first] = suggestions;
  if (first !== undefined && first !== '') {
    about.append(element('p', 'mt-1 font-serif font-semibold text-pen', `→ ${first}`));
  }
  const kind = severity === 'advice' ? `${source} · advice` : source;
  about.append(element('p', 'mt-1 text-13 text-pencil', kind));
  return element('li', 'flex gap-3 py-3.5', tag, about);
}

function drawQuote({ area, severity, quote, before, after }: Finding): HTMLElement | null {
  if (quote === null || quote.trim() === '') return null;
  const mark = element('span', `mark mark-${severity === 'advice' ? 'advice' : area}`, quote.slice(0, 200));
  return element('p', 'mt-1.5 font-serif text-16 break-words text-pencil', before, mark, after);
}

/** An element with its classes and children. */
function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
