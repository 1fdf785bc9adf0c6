import type { BlockDraft } from './block-draft.ts';

export type NoteKind = 'footnote' | 'endnote';

export class NoteStore {
  readonly #notes = new Map<string, readonly BlockDraft[]>();
  readonly #counts = { footnote: 0, endnote: 0 };
  readonly endnotes: BlockDraft[] = [];

  add(kind: NoteKind, id: string | undefined, drafts: readonly BlockDraft[]): void {
    this.#notes.set(`${kind} ${id ?? ''}`, drafts);
  }

  /** The note's blocks with its number as label; empty where it is unknown or stands already. */
  take(kind: NoteKind, id: string | undefined): readonly BlockDraft[] {
    const key = `${kind} ${id ?? ''}`;
    const drafts = this.#notes.get(key);
    if (drafts === undefined) return [];
    this.#notes.delete(key);
    this.#counts[kind] += 1;
    const label = String(this.#counts[kind]);
    return drafts.map((draft, index) => ({
      ...draft,
      kind: 'footnote',
      headingLevel: null,
      listLabel: index === 0 ? label : null,
    }));
  }
}
