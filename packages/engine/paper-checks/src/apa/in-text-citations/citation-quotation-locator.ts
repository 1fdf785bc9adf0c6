import type { Citation, Paper, Span } from '@greenpen/paper';
import { sentencesOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { quotationsOf, type Quotation } from './quotations.ts';
import { sureCitations } from './sure-citations.ts';

/** Fewer words may be a term, a title or a phrase that nobody would look up. */
const FEWEST_WORDS = 5;
/** What participants read or said has no page. */
const MATERIAL =
  /\b(?:items?|questions?|asked|prompts?|participants?|respondents?|responses?|scale|questionnaire|survey|rated|instructions?|interviewees?|statements?|titled|entitled|called|named|labell?ed)\b/iu;
const LOCATOR_AFTER =
  /^[^.!?]{0,40}\((?:pp?\.?|paras?\.?|pages?|pg|ch|chapter|section|\d{1,2}:\d\d|[^()]{0,40}\d{1,3}:\d{2})/iu;

export const citationQuotationLocator: Check = {
  id: 'apa-citation-quotation-locator',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'major',
  title: 'Quotations without a page number',
  source: 'APA 7, 8.25',
  summary: 'The citation of a direct quotation gives the page, or another locator if there are no pages.',
  advice: {
    noun: 'quotations without a page number',
    how: [
      'Add “p.” and the page number after the year, so that a reader can find the words.',
      'Give the page for a direct quotation, or the paragraph if there are no pages.',
    ],
  },
  *run(paper) {
    const citations = sureCitations(paper).map(({ citation }) => citation);
    const sentences = sentencesOf(paper);
    for (const quotation of quotationsOf(paper)) {
      if (quotation.words < FEWEST_WORDS || isTitle(paper, quotation.span)) continue;
      const sentence = sentences.find(
        ({ span }) => span.start <= quotation.span.start && quotation.span.start < span.end,
      );
      if (sentence === undefined) continue;
      const citation = citationOf(paper, quotation, sentence.span, citations);
      if (
        citation === undefined ||
        MATERIAL.test(paper.text.slice(sentence.span.start, quotation.span.start))
      )
        continue;
      yield {
        span: citation.group,
        message:
          'A direct quotation needs its page after the year (“p.” and the number), or a paragraph or heading if there are no pages.',
      };
    }
  },
};

/** The citation that a quotation belongs to, if no place in the work is given near it. */
function citationOf(
  { text }: Paper,
  { span }: Quotation,
  sentence: Span,
  citations: readonly Citation[],
): Citation | undefined {
  const after = citations.find(
    ({ group, kind }) =>
      kind === 'parenthetical' &&
      group.start >= span.end &&
      /^[.,]?\s{0,2}$/u.test(text.slice(span.end, group.start)),
  );
  if (after !== undefined) {
    const isMany = citations.filter(({ group }) => group.start === after.group.start).length > 1;
    return after.locator === null && !isMany ? after : undefined;
  }
  if (LOCATOR_AFTER.test(text.slice(span.end, span.end + 120))) return undefined;
  const before = citations.filter(({ group }) => group.start >= sentence.start && group.end <= span.start);
  const [narrative] = before;
  if (before.length !== 1 || narrative?.kind !== 'narrative' || narrative.locator !== null) return undefined;
  // "Diaz (2019) wrote, “…”": the words between must lead up to the quotation.
  return /^[^;]{0,80}[,:]?\s*$/u.test(text.slice(narrative.group.end, span.start)) ? narrative : undefined;
}

/** “How We Sleep at Night and Why” is a title: nearly all its long words are capitalised. */
function isTitle({ text }: Paper, { start, end }: Span): boolean {
  const long = text.slice(start, end).match(/[\p{L}’'-]{4,}/gu) ?? [];
  return long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.7;
}
