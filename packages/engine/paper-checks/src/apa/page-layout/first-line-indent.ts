import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { bodyParagraphsOf, countOf, findDeviation, isWholePaper, openingOf } from '../format-facts.ts';

const HALF_INCH_PT = 36;
const TOLERANCE_PT = 8;
/** Set in as a whole, a paragraph is a quotation or belongs to a list. */
const SET_IN_PT = 18;
/** A list whose numbers or marks were typed by hand. */
const TYPED_LABEL = /^\s*(?:[-•*–]|\(?\d{1,3}[.)])\s/u;

export const firstLineIndent: Check = {
  id: 'apa-first-line-indent',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  cause: 'not formatted',
  title: 'Paragraphs without a first-line indent',
  source: 'APA 7, 2.24',
  summary: 'The first line of every paragraph is indented 0.5 inch.',
  advice: {
    noun: 'paragraph indents',
    how: [
      'Indent the first line of each paragraph by half an inch, using the paragraph settings, not spaces.',
    ],
  },
  *run(paper) {
    if (!isWholePaper(paper)) return;
    const abstract = new Set(sectionsOf(paper).find(({ kind }) => kind === 'abstract')?.blocks);
    const paragraphs = bodyParagraphsOf(paper).filter(
      (block) =>
        !abstract.has(block) && !TYPED_LABEL.test(paper.text.slice(block.span.start, block.span.end)),
    );
    const deviation = findDeviation(paragraphs, ({ format: { firstLineIndentPt: indent, leftIndentPt } }) =>
      indent === null || (leftIndentPt ?? 0) > SET_IN_PT
        ? null
        : Math.abs(indent - HALF_INCH_PT) > TOLERANCE_PT,
    );
    if (deviation === null) return;
    const given = Math.round(((deviation.first.format.firstLineIndentPt ?? 0) / 72) * 100) / 100;
    yield {
      span: openingOf(paper, deviation.first),
      message: `The first line is indented ${given} in. in ${countOf(deviation)}; APA requires 0.5 in.`,
    };
  },
};
