import { spansOverlap, type Finding, type Paper } from '@greenpen/paper';
import { sectionsOf } from '@greenpen/paper-structure';
import { correctedInContext, quoteInContext } from '../prompt/quote-in-context.ts';
import type { FeedbackItem } from './feedback-item.ts';

/** Places of one kind of error that are shown. */
const MOST_PLACES = 3;
const LONGEST_ENTRY_NAME = 60;

type About = {
  readonly paper: Paper;
  /** F for content, G for grammar, A for APA style. */
  readonly letter: 'F' | 'G' | 'A';
  /** Points by finding id, as scored. */
  readonly costs: Readonly<Record<string, number>>;
};

/** One item for each kind of finding, with its first places; in grammar and APA style the weightiest first. */
export function findingItems(
  findings: readonly Finding[],
  { paper, letter, costs }: About,
): readonly FeedbackItem[] {
  const groups = groupLike(findings);
  const ordered = letter === 'F' ? groups : groups.toSorted((a, b) => weightOf(b) - weightOf(a));
  return ordered.map((group, index) => {
    const shown = group.slice(0, MOST_PLACES).map((finding) => placeOf(paper, finding));
    const places = shown.map(({ says }) => ` ${says}`.trimEnd());
    const count = group.length === 1 ? '' : ` (${group.length} places)`;
    const isAdvice = letter !== 'F' && !group.some(isError);
    const text = `${isAdvice ? 'Advice, no error: ' : ''}${group[0]?.message ?? ''}${count}${places.join(';')}`;
    return {
      id: `${letter}${index + 1}`,
      text,
      restsOn: group.map(({ id }) => id),
      corrections: shown.flatMap(({ corrected }) => (corrected === '' ? [] : [corrected])),
    };
  });

  /** Errors before advice; of grammar what occurs most often, of APA style what costs most in one place. */
  function weightOf(group: readonly Finding[]): number {
    if (!group.some(isError)) return 0;
    return letter === 'G' ? group.length : 1 + Math.max(...group.map(({ id }) => costs[id] ?? 0));
  }
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Findings of one rule, and those that correct the same word in the same way: one habit is one item. */
function groupLike(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups: Finding[][] = [];
  const byRule = new Map<string, Finding[]>();
  const byChange = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { check, message, quote, suggestions } = finding;
    const [better] = suggestions;
    // Corrections differ from place to place; the rule is the same.
    const rule = `${check} ${check.startsWith('grammar-') && better !== undefined ? message.slice(0, 24) : message}`;
    const change = better === undefined || quote === null ? null : `${quote} → ${better}`.toLowerCase();
    const sameChange = change === null ? undefined : byChange.get(change);
    const group = sameChange ?? byRule.get(rule) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(finding);
    if (sameChange === undefined) byRule.set(rule, group);
    if (change !== null) byChange.set(change, group);
  }
  return groups;
}

type Place = { readonly says: string; readonly corrected: string };

/** The words with their correction: in a sentence with the words around them, in the reference list with the entry. */
function placeOf(paper: Paper, finding: Finding): Place {
  const { quote, suggestions } = finding;
  const [better] = suggestions;
  const entry = entryOf(paper, finding);
  if (entry !== null && quote !== null && better !== undefined) {
    return { says: `“${quote}” → “${better}” in the entry “${entry}”`, corrected: better };
  }
  const corrected = better === undefined ? '' : correctedInContext(paper, finding, better);
  const words = quoteInContext(paper, finding);
  return { says: `${words}${corrected === '' ? '' : ` → “${corrected}”`}`, corrected };
}

/** How the entry of the reference list begins that a finding is in; `null` for another place. */
function entryOf(paper: Paper, { span, quote }: Finding): string | null {
  if (span === null || quote === null) return null;
  const entry = sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ blocks }) => blocks)
    .find((block) => spansOverlap(block.span, span));
  if (entry === undefined) return null;
  const text = paper.text.slice(entry.span.start, entry.span.end);
  return /^[^()]{1,50}\([^()]{1,20}\)/u.exec(text)?.[0] ?? text.slice(0, LONGEST_ENTRY_NAME).trim();
}
