import type { Check } from '../../check.ts';
import { bodyParagraphsOf, countOf, findDeviation, openingOf } from '../format-facts.ts';

const TOLERANCE_PT = 5;

export const paragraphSpacing: Check = {
  id: 'apa-paragraph-spacing',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.21',
  summary: 'No extra space stands between paragraphs.',
  *run(paper) {
    const deviation = findDeviation(bodyParagraphsOf(paper), ({ format: { spaceBeforePt, spaceAfterPt } }) =>
      spaceBeforePt === null && spaceAfterPt === null
        ? null
        : (spaceBeforePt ?? 0) + (spaceAfterPt ?? 0) > TOLERANCE_PT,
    );
    if (deviation === null || deviation.of < 2) return;
    const { spaceBeforePt, spaceAfterPt } = deviation.first.format;
    yield {
      span: openingOf(paper, deviation.first),
      message: `${Math.round((spaceBeforePt ?? 0) + (spaceAfterPt ?? 0))} pt of extra space stand beside ${countOf(deviation)}; APA adds none between paragraphs.`,
    };
  },
};
