import { joinDrafts, placeDraftAt } from './block-draft.ts';
import type { BlockDraft, TextSource } from './block-draft.ts';
import { ContentControls } from './content-controls.ts';
import { ContentVisibility, unseenElements } from './content-visibility.ts';
import { DrawingTracker } from './drawing-tracker.ts';
import { FieldStack, isPageNumberField, pageNumberMark } from './field-stack.ts';
import { LetterOrder } from './letter-order.ts';
import type { NoteKind } from './note-store.ts';
import { unknownPrefix } from './namespaces.ts';
import { createPropertyCollector, type PropertyCollector } from './property-collector.ts';
import type { XmlAttributes, XmlHandler } from './read-xml.ts';
import { SectionCollector } from './section-reader.ts';
import { hide } from './story-output.ts';
import { StoryWriter } from './story-writer.ts';
import { noCell } from './resolve-formatting.ts';
import type { StoryOptions } from './story-options.ts';
import { symbolCharacter } from './symbol-font.ts';
import { TableReader } from './table-reader.ts';
import { TextCollector } from './text-collector.ts';
import { parseHexColour } from './theme.ts';

const textElements = new Set(['w:t', 'm:t', 'w:delText', 'w:instrText']);
const separatorNotes = new Set(['separator', 'continuationSeparator', 'continuationNotice']);

/** Reads WordprocessingML content (body, notes, comments, headers) in one pass. */
export class StoryReader implements XmlHandler {
  /** What each element does where it begins. */
  static readonly #openers: Readonly<
    Record<string, (story: StoryReader, attributes: XmlAttributes) => void>
  > = {
    'w:document': (story, attributes) => (story.#keepsBlanks = attributes['xml:space'] === 'preserve'),
    'w:background': (story, attributes) => {
      const colour = parseHexColour(attributes['w:color']);
      if (!story.#options.showsPageColour || colour === undefined) return;
      story.#options.output.pageColour = [colour];
      story.#writer.changeFrame({ backdrop: [colour] });
    },
    'w:p': (story) => {
      story.#order.startParagraph();
      story.#writer.startParagraph();
    },
    'w:bdo': (story, attributes) => story.#order.open(attributes['w:val']),
    'w:pPr': (story) => {
      const { direct, mark } = story.#writer.paragraphProperties();
      story.#properties.startParagraph(direct, mark);
    },
    'w:r': (story) => story.#writer.startRun(),
    'm:r': (story) => story.#writer.startRun(),
    'w:rPr': (story) => story.#properties.startRun(story.#writer.runProperties()),
    'w:sectPr': (story) => story.#sections.start(),
    'w:sdt': (story) => story.#controls.start(),
    'w:sdtPr': (story) => story.#controls.startProperties(),
    'w:sdtContent': (story) => story.#controls.startContent(),
    'w:tab': (story) => story.#write('\t'),
    // A tab to the right edge stands for the two stops of a header.
    'w:ptab': (story, attributes) => story.#write(attributes['w:alignment'] === 'right' ? '\t\t' : '\t'),
    'w:cr': (story) => story.#write('\n'),
    'w:noBreakHyphen': (story) => story.#write('-'),
    'm:den': (story) => story.#write('/'),
    'w:br': (story, attributes) => {
      if (attributes['w:type'] === 'page' && story.#deletions === 0) story.#writer.breakPage();
      else story.#write('\n');
    },
    'w:sym': (story, attributes) => story.#write(symbolCharacter(attributes['w:font'], attributes['w:char'])),
    'w:lastRenderedPageBreak': (story) => story.#writer.markRenderedBreak(),
    'w:fldChar': (story, attributes) => story.#changeField(attributes['w:fldCharType']),
    'w:fldSimple': (story, attributes) => story.#openSimpleField(attributes['w:instr'] ?? ''),
    'w:pgNum': (story) => story.#write(story.#options.marksPageNumbers ? pageNumberMark : ''),
    'w:hyperlink': (story, attributes) => {
      const anchor = attributes['w:anchor'];
      const target = story.#options.targets.get(attributes['r:id'] ?? '');
      story.#links.push(target ?? (anchor === undefined ? null : `#${anchor}`));
    },
    'w:del': (story) => (story.#deletions += 1),
    'w:moveFrom': (story) => (story.#deletions += 1),
    'mc:AlternateContent': (story) => story.#branches.push({ isTaken: false }),
    'mc:Choice': (story, attributes) => story.#openBranch(attributes['Requires'] || unknownPrefix),
    'mc:Fallback': (story) => story.#openBranch(''),
    'w:txbxContent': (story) => story.#openTextBox(),
    'w:footnote': (story, attributes) => story.#openNote(attributes),
    'w:endnote': (story, attributes) => story.#openNote(attributes),
    'w:comment': (story, attributes) => story.#openNote(attributes),
    'w:footnoteReference': (story, attributes) => story.#placeNote('footnote', attributes['w:id']),
    'w:endnoteReference': (story, attributes) => story.#placeNote('endnote', attributes['w:id']),
  };

  /** What it does where it ends. */
  static readonly #closers: Readonly<Record<string, (story: StoryReader, name: string) => void>> = {
    'w:p': (story) => story.#writer.endParagraph(),
    'w:sdt': (story) => story.#controls.end(),
    'w:bdo': (story) => story.#order.close(),
    'w:hyperlink': (story) => story.#links.pop(),
    'w:fldSimple': (story) => story.#fields.change('end'),
    'w:del': (story) => (story.#deletions -= 1),
    'w:moveFrom': (story) => (story.#deletions -= 1),
    'mc:AlternateContent': (story) => story.#branches.pop(),
    'w:txbxContent': (story) => story.#writer.leave(),
    'w:footnote': (story, name) => story.#closeNote(name),
    'w:endnote': (story, name) => story.#closeNote(name),
    'w:comment': (story, name) => story.#closeNote(name),
  };

  readonly #options: StoryOptions;
  readonly #writer: StoryWriter;
  readonly #properties: PropertyCollector;
  readonly #sections: SectionCollector;
  readonly #drawings: DrawingTracker;
  readonly #fields = new FieldStack();
  readonly #tables: TableReader;
  readonly #texts = new TextCollector();
  readonly #visibility = new ContentVisibility();
  readonly #controls: ContentControls;
  readonly #links: (string | null)[] = [];
  readonly #order = new LetterOrder();
  readonly #branches: { isTaken: boolean }[] = [];
  #depth = 0;
  #element = 0;
  #textElement = 0;
  #skippedFrom = 0;
  #deletions = 0;
  #keepsBlanks = false;
  #note: { readonly id: string | undefined; readonly drafts: BlockDraft[] } | null = null;

  constructor(options: StoryOptions) {
    this.#options = options;
    const writer = new StoryWriter(options);
    this.#writer = writer;
    this.#properties = createPropertyCollector(options.theme);
    this.#sections = new SectionCollector((section) => writer.endSection(section), options.isBoundAtTop);
    this.#drawings = new DrawingTracker(options.theme);
    this.#tables = new TableReader(writer, options);
    this.#controls = new ContentControls(options.findBoundTexts);
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#depth += 1;
    this.#element += 1;
    if (this.#skippedFrom > 0) return;
    if (this.#sections.isActive()) this.#sections.open(name, attributes);
    else if (this.#controls.isActive()) this.#controls.open(name, attributes);
    else if (this.#properties.isActive()) {
      if (name === 'w:sectPr') this.#sections.start();
      else this.#properties.open(name, attributes);
    } else if (unseenElements.has(name)) this.#skippedFrom = this.#depth;
    else if (textElements.has(name)) {
      const isInstruction = name === 'w:instrText';
      this.#textElement = this.#element;
      this.#visibility.openText(this.#depth, name !== 'w:delText' || this.#deletions > 0);
      this.#texts.start(
        isInstruction ? 'instruction' : 'text',
        isInstruction || this.#keepsBlanks || attributes['xml:space'] === 'preserve',
      );
    } else if (!this.#tables.open(name, attributes)) {
      this.#visibility.open(name, attributes, this.#depth);
      this.#drawings.open(name, attributes);
      StoryReader.#openers[name]?.(this, attributes);
    }
  }

  text(text: string): void {
    if (this.#skippedFrom > 0) return;
    this.#texts.add(text);
    this.#drawings.text(text);
  }

  close(name: string): void {
    const closed = this.#depth;
    this.#depth -= 1;
    if (this.#skippedFrom > 0) {
      if (this.#skippedFrom === closed) this.#skippedFrom = 0;
      return;
    }
    if (this.#sections.isActive()) this.#sections.close();
    else if (this.#controls.isActive()) this.#controls.close();
    else if (this.#properties.isActive()) this.#properties.close();
    else if (textElements.has(name)) this.#closeText();
    else if (!this.#tables.close(name)) {
      const drawing = this.#drawings.close(name, this.#writer.anchor());
      if (drawing !== null && this.#deletions === 0 && !this.#visibility.isSilent()) {
        if (drawing.isPicture) this.#writer.addFigure(drawing.isOverText);
        for (const shape of drawing.covers) this.#options.output.covers.push(shape);
        hide(this.#options.output, 'alternative-text', drawing.alternative);
      }
      StoryReader.#closers[name]?.(this, name);
      this.#visibility.close(name, closed);
    }
    this.#visibility.end(closed);
  }

  finish(): void {
    this.#writer.endParagraph();
  }

  #write(text: string, source: TextSource = { element: this.#element, raw: null }): void {
    if (text === '' || this.#fields.isInCode()) return;
    if (this.#options.marksPageNumbers && this.#fields.isPageNumber() && text !== pageNumberMark) return;
    if (this.#deletions > 0) hide(this.#options.output, 'deleted-revision', text);
    else if (this.#visibility.isSilent() || !this.#fields.shows(text) || !this.#controls.shows(text))
      this.#writer.hideText(text);
    else
      this.#writer.write(
        text,
        this.#links.at(-1) ?? this.#fields.link(),
        this.#options.tracesTexts ? source : null,
      );
  }

  #writeOrdered(text: string, source: TextSource): void {
    const reversedFrom = this.#order.findReversed(text);
    this.#write(text.slice(0, reversedFrom), source);
    if (reversedFrom === text.length) return;
    if (this.#deletions > 0 || this.#fields.isInCode()) this.#write(text.slice(reversedFrom), source);
    else this.#writer.hideText(text.slice(reversedFrom));
  }

  #changeField(kind: string | undefined): void {
    if (kind === 'end' && this.#options.marksPageNumbers && this.#fields.isPageNumber()) {
      this.#fields.change('separate');
      this.#write(pageNumberMark);
    }
    this.#fields.change(kind);
    if (kind === 'begin') this.#fields.markNested();
  }

  #openSimpleField(instruction: string): void {
    this.#fields.change('begin');
    this.#fields.markNested();
    this.#fields.addInstruction(instruction);
    this.#fields.change('separate');
    if (!this.#options.marksPageNumbers || !isPageNumberField(instruction)) return;
    this.#write(pageNumberMark);
    this.#fields.change('end');
    this.#skippedFrom = this.#depth;
  }

  #openNote(attributes: XmlAttributes): void {
    if (separatorNotes.has(attributes['w:type'] ?? '')) {
      this.#skippedFrom = this.#depth;
      return;
    }
    this.#note = { id: attributes['w:id'], drafts: [] };
    this.#writer.enter({ sink: this.#note.drafts });
  }

  #placeNote(kind: NoteKind, id: string | undefined): void {
    if (this.#deletions > 0 || this.#fields.isInCode()) return;
    if (this.#visibility.isSilent() || this.#writer.isRunHidden()) {
      // Word prints no note whose mark is hidden.
      for (const { text } of this.#options.notes.take(kind, id)) this.#writer.hideText(text);
      return;
    }
    const drafts = this.#options.notes
      .take(kind, id)
      .map((draft) => placeDraftAt(draft, this.#options.tracesTexts ? this.#element : null));
    (kind === 'footnote' ? this.#writer.afterParagraph() : this.#options.notes.endnotes).push(...drafts);
  }

  #openBranch(requires: string): void {
    const branch = this.#branches.at(-1);
    if (branch === undefined) this.#visibility.silence(this.#depth);
    // Word takes the first choice of which it knows every namespace (ECMA-376 part 3, 10.2.1).
    else if (branch.isTaken || requires.split(/\s+/).includes(unknownPrefix)) this.#skippedFrom = this.#depth;
    else branch.isTaken = true;
  }

  #openTextBox(): void {
    const shape = this.#drawings.place(this.#writer.anchor());
    const fill = this.#drawings.fill();
    this.#writer.enter({
      sink: this.#writer.afterParagraph(),
      backdrop: fill ?? this.#options.output.pageColour,
      isClear: fill === undefined || fill === 'unknown',
      ...(this.#drawings.isHidden() ? { hiding: 'hidden-run' } : {}),
      ink: this.#drawings.ink(),
      shape,
      cell: noCell,
      asLast: null,
    });
  }

  #closeNote(name: string): void {
    this.#writer.leave();
    if (this.#note === null) return;
    if (name === 'w:comment') hide(this.#options.output, 'comment', joinDrafts(this.#note.drafts, '\n').text);
    else
      this.#options.notes.add(
        name === 'w:footnote' ? 'footnote' : 'endnote',
        this.#note.id,
        this.#note.drafts,
      );
    this.#note = null;
  }

  #closeText(): void {
    const finished = this.#texts.finish();
    if (finished?.kind === 'text')
      this.#writeOrdered(finished.text, { element: this.#textElement, raw: finished.raw });
    else if (finished !== null) this.#fields.addInstruction(finished.text);
  }
}
