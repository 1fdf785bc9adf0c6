import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

/** From 40 words on a quotation may stand as a block, whose full stop comes before the citation (APA 7, 8.27). */
const BLOCK_INDENT_PT = 18;

export const citationPunctuation: Check = {
  id: 'apa-citation-punctuation',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 8.11',
  summary: 'The full stop of a sentence stands after the citation that closes it.',
  *run(paper) {
    const seen = new Set<number>();
    for (const { citation } of sureCitations(paper)) {
      const { group, kind } = citation;
      if (kind !== 'parenthetical' || seen.has(group.start)) continue;
      seen.add(group.start);
      const before = /[.,][”"]?\s*$/u.exec(paper.text.slice(group.start - 4, group.start))?.[0];
      const after = paper.text.slice(group.end, group.end + 3);
      if (
        before === undefined ||
        /(?:et al|\b\p{L}|etc|vs)\.\s*$/u.test(paper.text.slice(group.start - 8, group.start))
      )
        continue;
      const block = paper.blocks.find(({ span }) => span.start <= group.start && group.end <= span.end);
      if (
        block === undefined ||
        mayBeBlockQuotation(
          block.format.leftIndentPt,
          group.end === block.span.end,
          paper.text.slice(block.span.start, group.start),
        )
      )
        continue;
      const closes = /^\s*(?:$|\p{Lu})/u.test(after.replace(/^\n/u, '')) || after.startsWith('.');
      if (!closes || (before.startsWith(',') !== after.startsWith('.') && before.startsWith(','))) continue;
      const start = group.start - before.length;
      yield {
        span: { start, end: group.end + (after.startsWith('.') ? 1 : 0) },
        message: 'The full stop belongs after the citation, so that the citation is part of its sentence.',
        suggestions: [
          `${before.includes('”') || before.includes('"') ? before.replace(/[.,\s]/gu, '') : ''} ${paper.text.slice(group.start, group.end)}.`,
        ],
      };
    }
  },
};

/** An indented paragraph that ends in its citation, or one without known indent that is as long as a block. */
function mayBeBlockQuotation(leftIndentPt: number | null, endsBlock: boolean, words: string): boolean {
  if (!endsBlock) return false;
  if (leftIndentPt !== null) return leftIndentPt >= BLOCK_INDENT_PT;
  return !/[“"]/u.test(words) && words.split(/\s+/u).length >= 40;
}
