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
