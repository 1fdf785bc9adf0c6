import type { ReadingLimits } from '../reading-limits.ts';
import type { FindBoundTexts } from './data-stores.ts';
import type { NoteStore } from './note-store.ts';
import type { FormattingResolver } from './resolve-formatting.ts';
import type { StoryOutput } from './story-output.ts';
import type { Theme } from './theme.ts';

/** What a writer of paragraphs needs to know. */
export type StoryContext = {
  /** Whether pages are bound at their top, where the gutter is. */
  readonly isBoundAtTop: boolean;
  readonly resolver: FormattingResolver;
  readonly nextLabel: (numberId: string, level: number) => string | null;
  /** Fonts of the document that draw no letters, in lower case. */
  readonly pictureFonts: ReadonlySet<string>;
  readonly output: StoryOutput;
  readonly limits: ReadingLimits;
  /** Whether blanks at the start of paragraphs are kept as text. */
  readonly keepsStart: boolean;
};

/** What the reader of a part needs besides. */
export type StoryOptions = StoryContext & {
  readonly theme: Theme;
  /** Targets of the part's relationships by id. */
  readonly targets: ReadonlyMap<string, string>;
  /** Filled by the note parts, emptied by the body. */
  readonly notes: NoteStore;
  readonly findBoundTexts: FindBoundTexts;
  /** Whether the page is shown in the colour that the document gives it. */
  readonly showsPageColour: boolean;
  /** In headers, page number fields come as `pageNumberMark`. */
  readonly marksPageNumbers: boolean;
  /** Whether texts keep where in the part they stand. */
  readonly tracesTexts: boolean;
};
