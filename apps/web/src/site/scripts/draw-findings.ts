import type { DemoReviewOnWire } from '@greenpen/api-contract';
import { element } from './element.ts';

type Finding = DemoReviewOnWire['findings'][number];

const letterOf = { grammar: 'G', apa: 'A', content: 'C' } as const;
const tagOf = {
  grammar: 'bg-red-wash text-red',
  apa: 'bg-blue-wash text-blue',
  content: 'bg-yellow-wash text-yellow',
} as const;
const shown = 40;

/** Each finding with the words it is about, marked as on the review screen, in the order of the text. */
export function drawFindings(findings: readonly Finding[]): readonly Node[] {
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
