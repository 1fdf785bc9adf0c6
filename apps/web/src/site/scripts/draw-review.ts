import type { CallResponse, getDemoReview } from '@greenpen/api-contract';
import { gradeColour } from '@greenpen/grading';
import { letterClass } from '../demo/letter-class.ts';
import { drawFindings } from './draw-findings.ts';
import { element } from './element.ts';

type Answer = CallResponse<typeof getDemoReview>;
type Review = NonNullable<Answer['review']>;

/** Shows what became of the text; true once there is nothing more to wait for. */
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
  const before = ahead === 1 ? 'One text is before yours.' : `${ahead} texts are before yours.`;
  if (ahead > 0) drawWords(place, 'Waiting …', `${before} Papers of instructors go first.`);
  return false;
}

export function drawWords(place: HTMLElement, title: string, words: string): void {
  place.replaceChildren(
    element('p', 'font-serif text-20 font-semibold', title),
    element('p', 'mt-2 max-w-md text-pencil', words),
  );
}

function drawWhole({ scores, letter, feedback, findings }: Review): readonly Node[] {
  const areas = [
    ['Content', scores.content, feedback.content],
    ['Grammar', scores.grammar, feedback.grammar],
    ['APA', scores.apa, feedback.apa],
  ] as const;
  const figures = element('dl', 'flex gap-6');
  for (const [name, score] of areas) {
    figures.append(
      element(
        'div',
        '',
        element('dt', 'text-13 text-pencil', name),
        element('dd', 'text-16 font-semibold', score.toFixed(1)),
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
