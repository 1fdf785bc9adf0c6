import type { Citation, ReferenceEntry, Span } from '@greenpen/paper';

export type Sentence = {
  readonly span: Span;
  readonly words: readonly string[];
  /** Stems of the words that carry a subject. */
  readonly stems: readonly string[];
};

export type Paragraph = {
  readonly span: Span;
  /** Whether it is a paragraph of the body: the abstract and the items of lists are read too, but not judged as paragraphs. */
  readonly isBody: boolean;
  readonly isAbstract: boolean;
  /** Whether it has a number or a bullet. */
  readonly isNumbered: boolean;
  /** The headings above it, from the highest level down. */
  readonly headings: readonly string[];
  readonly words: number;
  readonly sentences: readonly Sentence[];
};

/** A paper as the content measures see it: running text only, without title page, headings and references. */
export type Work = {
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  /** Sentences of the title page, and of a reference list without works: nothing there is scored. */
  readonly asides: readonly Span[];
  readonly headings: readonly string[];
  /** The blocks of the body in their order, with those that only label what follows them. */
  readonly outline: readonly { readonly span: Span; readonly isLabel: boolean }[];
  readonly citations: readonly Citation[];
  readonly references: readonly ReferenceEntry[];
  /** Whether each work of the list is followed by a paragraph on it. */
  readonly isAnnotated: boolean;
  /** Words of the running text, whatever they are worth. */
  readonly words: number;
};
