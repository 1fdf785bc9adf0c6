import type { Check } from '../../check.ts';
import { aboutLineSpacing } from './advice.ts';
import { bodyParagraphsOf, countOf, findDeviation, openingOf } from '../format-facts.ts';

const STATED_TOLERANCE_PT = 5;
/** A PDF's gaps are measured from glyphs, and a third of a line is within what fonts differ. */
const MEASURED_TOLERANCE_PT = 10;
const STATED_SHARE = 0.5;
const MEASURED_SHARE = 0.75;

export const paragraphSpacing: Check = {
  id: 'apa-paragraph-spacing',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  cause: 'not formatted',
  title: 'Extra space between paragraphs',
  source: 'APA 7, 2.21',
  summary: 'There is no extra space between paragraphs.',
  advice: aboutLineSpacing,
  *run(paper) {
    const tolerance = paper.format === 'pdf' ? MEASURED_TOLERANCE_PT : STATED_TOLERANCE_PT;
    const deviation = findDeviation(
      bodyParagraphsOf(paper),
      ({ format: { spaceBeforePt, spaceAfterPt } }) =>
        spaceBeforePt === null && spaceAfterPt === null
          ? null
          : (spaceBeforePt ?? 0) + (spaceAfterPt ?? 0) > tolerance,
      paper.format === 'pdf' ? MEASURED_SHARE : STATED_SHARE,
    );
    if (deviation === null) return;
    const { spaceBeforePt, spaceAfterPt } = deviation.first.format;
    yield {
      span: openingOf(paper, deviation.first),
      message: `There is ${Math.round((spaceBeforePt ?? 0) + (spaceAfterPt ?? 0))} pt of extra space before or after ${countOf(deviation)}; APA adds none between paragraphs.`,
    };
  },
};
