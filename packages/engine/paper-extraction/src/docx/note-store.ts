import type { BlockDraft } from './block-draft.ts';

export type NoteKind = 'footnote' | 'endnote';

/** Footnotes and endnotes as read from their parts, until the body refers to them. */
export type NoteStore = ReturnType<typeof createNoteStore>;

export function createNoteStore() {
  const notes = new Map<string, readonly BlockDraft[]>();
  const counts = { footnote: 0, endnote: 0 };
  const endnotes: BlockDraft[] = [];
  return {
    add(kind: NoteKind, id: string | undefined, drafts: readonly BlockDraft[]): void {
      notes.set(`${kind} ${id ?? ''}`, drafts);
    },
    /** The note's blocks with its number as label; empty if it is unknown or already placed. */
    take(kind: NoteKind, id: string | undefined): readonly BlockDraft[] {
      const key = `${kind} ${id ?? ''}`;
      const drafts = notes.get(key);
      if (drafts === undefined) return [];
      notes.delete(key);
      counts[kind] += 1;
      const label = String(counts[kind]);
      return drafts.map((draft, index) => ({
        ...draft,
        kind: 'footnote',
        headingLevel: null,
        listLabel: index === 0 ? label : null,
      }));
    },
    /** Blocks at the end of the document. */
    endnotes,
  };
}
