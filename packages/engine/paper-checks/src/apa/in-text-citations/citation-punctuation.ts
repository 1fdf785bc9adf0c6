import type { Paper, Span } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutParentheses } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

/** From 40 words on a quotation may be a block, whose full stop comes before the citation (APA 7, 8.27). */
const BLOCK_INDENT_PT = 18;
const BLOCK_WORDS = 40;
const STOP_BEFORE = /\.[”"]?\s*$/u;
const COMMA_BEFORE = /,[”"]?\s+$/u;
const ABBREVIATION = /(?:\bet al|\b\p{L}|\betc|\bvs|\bJr|\bSr|\bInc)\.\s*$/u;

export const citationPunctuation: Check = {
  id: 'apa-citation-punctuation',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Period before the citation',
  source: 'APA 7, 8.11',
  summary: 'The period at the end of a sentence goes after the citation.',
  advice: aboutParentheses,
  *run(paper) {
    const seen = new Set<number>();
    for (const { citation } of sureCitations(paper)) {
      const { group, kind } = citation;
      if (kind !== 'parenthetical' || seen.has(group.start)) continue;
      seen.add(group.start);
      const early = earlyMark(paper, group);
      if (early === null || endsBlockQuotation(paper, group)) continue;
      const hasStop = paper.text[group.end] === '.';
      yield {
        span: { start: group.start - early.length, end: group.end + (hasStop ? 1 : 0) },
        message: 'The period goes after the citation, so that the citation is part of the sentence.',
        suggestions: [`${early.replaceAll(/[.,\s]/gu, '')} ${paper.text.slice(group.start, group.end)}.`],
      };
    }
  },
};

/** The mark before a citation that closes a sentence, with the text between them; `null` if correct. */
function earlyMark({ text }: Paper, { start, end }: Span): string | null {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 3);
  if (ABBREVIATION.test(before)) return null;
  const stop = STOP_BEFORE.exec(before.slice(-4))?.[0];
  if (stop !== undefined) return /^(?:\.|\n|$|\s+\p{Lu})/u.test(after) ? stop : null;
  return after.startsWith('.') ? (COMMA_BEFORE.exec(before.slice(-4))?.[0] ?? null) : null;
}

/** An indented paragraph that ends in its citation, or one of unknown indent that is long enough for a block. */
function endsBlockQuotation({ text, blocks }: Paper, group: Span): boolean {
  const block = blocks.find(({ span }) => span.start <= group.start && group.end <= span.end);
  if (block === undefined || group.end !== block.span.end) return false;
  const { leftIndentPt } = block.format;
  if (leftIndentPt !== null) return leftIndentPt >= BLOCK_INDENT_PT;
  const words = text.slice(block.span.start, group.start);
  return !/[“"]/u.test(words) && words.split(/\s+/u).length >= BLOCK_WORDS;
}
