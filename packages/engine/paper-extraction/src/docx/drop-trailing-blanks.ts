import type { BlockDraft } from './block-draft.ts';

/** A paper ends with its last words or picture. */
export function dropTrailingBlanks(drafts: readonly BlockDraft[]): readonly BlockDraft[] {
  const last = drafts.findLastIndex(({ text, kind }) => text.trim() !== '' || kind === 'figure');
  return drafts.slice(0, last + 1);
}
