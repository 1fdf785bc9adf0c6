import type { Check } from '../../check.ts';
import { bodyParagraphsOf, countOf, findDeviation, openingOf } from '../format-facts.ts';

export const textAlignment: Check = {
  id: 'apa-text-alignment',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  title: 'Text not aligned left',
  source: 'APA 7, 2.23',
  summary: 'The text is aligned left, with an uneven right edge.',
  advice: {
    noun: 'the alignment of the text',
    how: ['Leave the right margin uneven; APA papers are not justified.'],
  },
  *run(paper) {
    const deviation = findDeviation(bodyParagraphsOf(paper), ({ format: { alignment } }) =>
      alignment === null ? null : alignment !== 'left',
    );
    if (deviation === null) return;
    const how =
      deviation.first.format.alignment === 'justify'
        ? 'justified'
        : `aligned ${deviation.first.format.alignment}`;
    yield {
      span: openingOf(paper, deviation.first),
      message: `The text is ${how} in ${countOf(deviation)}; APA papers are aligned left.`,
    };
  },
};
