import type { Paper } from '@greenpen/paper';
import { manuscriptOf, type Draft } from './paper-of.ts';

const BODY = 'Sleep is needed for learning, as many studies over the years have shown.';

/** A plain text with the body given and a reference list of these entries. */
export function withReferences(body: string, ...entries: readonly string[]): string {
  return [body, 'References', ...entries].join('\n');
}

/** A plain text that is little more than a reference list. */
export function listOf(...entries: readonly string[]): string {
  return withReferences(BODY, ...entries);
}

const REMARK =
  'This study followed forty students over two years and found that those who slept longer before tests remembered more of what they had read.';

/** A plain text of works, each with a paragraph on it; the label is a line of its own or absent. */
export function annotatedListOf(label: string, ...entries: readonly string[]): string {
  const works = entries.flatMap((entry) => [entry, REMARK]);
  return ['Works on Sleep', label, ...works].filter((line) => line !== '').join('\n\n');
}

/** A manuscript whose reference list is set as APA wants it, but for what `entry` and `label` change. */
export function manuscriptWithList(
  entries: readonly string[],
  { entry = {}, label = {} }: { readonly entry?: Partial<Draft>; readonly label?: Partial<Draft> } = {},
): Paper {
  return manuscriptOf([
    BODY,
    {
      text: '**References**',
      startsNewPage: true,
      ...label,
      format: { alignment: 'center', firstLineIndentPt: 0, ...label.format },
    },
    ...entries.map((text) => ({
      text,
      ...entry,
      format: { firstLineIndentPt: -36, leftIndentPt: 36, ...entry.format },
    })),
  ]);
}
