import { joinDrafts, placeDraftAt } from './block-draft.ts';
import type { BlockDraft, TextSource } from './block-draft.ts';
import { createContentControls } from './content-controls.ts';
import { createContentVisibility } from './content-visibility.ts';
import type { FindBoundTexts } from './data-stores.ts';
import { createDrawingTracker } from './drawing-tracker.ts';
import { createFieldStack, isPageNumberField } from './field-stack.ts';
import { createLetterOrder } from './letter-order.ts';
import type { NoteKind, NoteStore } from './note-store.ts';
import { unknownPrefix } from './namespaces.ts';
import { createPropertyCollector } from './property-collector.ts';
import type { XmlAttributes, XmlHandler } from './read-xml.ts';
import { createSectionCollector } from './section-reader.ts';
import { hide } from './story-output.ts';
import { createStoryWriter } from './story-writer.ts';
import { noCell } from './resolve-formatting.ts';
import type { StoryContext } from './story-writer.ts';
import { symbolCharacter } from './symbol-font.ts';
import { createTableReader } from './table-reader.ts';
import { createTextCollector } from './text-collector.ts';
import { parseHexColour } from './theme.ts';
import type { Theme } from './theme.ts';

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
  /** Whether texts record their position in the part. */
  readonly tracesTexts: boolean;
};

/** Stands for the page's own number in the text of a header; private use, so no font's own character. */
export const pageNumberMark = '\uF8FE';

/** Subtrees whose text nobody sees, or that say what was before a tracked change. */
const skipped = new Set([
  'w:sdtEndPr',
  'w:rt',
  'm:rPr',
  'w:ffData',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:tblGridChange',
]);
const textElements = new Set(['w:t', 'm:t', 'w:delText', 'w:instrText']);
const separatorNotes = new Set(['separator', 'continuationSeparator', 'continuationNotice']);

/** Reads WordprocessingML content (body, notes, comments, headers) in one pass. */
export function readStory(options: StoryOptions): XmlHandler & { readonly finish: () => void } {
  const { output, notes, marksPageNumbers, tracesTexts } = options;
  const writer = createStoryWriter(options);
  const properties = createPropertyCollector(options.theme);
  const sections = createSectionCollector((section) => writer.endSection(section), options.isBoundAtTop);
  const drawings = createDrawingTracker(options.theme);
  const fields = createFieldStack();
  const tables = createTableReader(writer, options);
  const texts = createTextCollector();
  const visibility = createContentVisibility();
  const controls = createContentControls(options.findBoundTexts);
  const links: (string | null)[] = [];
  const order = createLetterOrder();
  const branches: { isTaken: boolean }[] = [];
  let depth = 0;
  let element = 0;
  let textElement = 0;
  let skippedFrom = 0;
  let deletions = 0;
  let keepsBlanks = false;
  let note: { readonly id: string | undefined; readonly drafts: BlockDraft[] } | null = null;

  const write = (text: string, source: TextSource = { element, raw: null }) => {
    if (text === '' || fields.isInCode()) return;
    if (marksPageNumbers && fields.isPageNumber() && text !== pageNumberMark) return;
    if (deletions > 0) hide(output, 'deleted-revision', text);
    else if (visibility.isSilent() || !fields.shows(text) || !controls.shows(text)) writer.hideText(text);
    else writer.write(text, links.at(-1) ?? fields.link(), tracesTexts ? source : null);
  };

  const writeOrdered = (text: string, source: TextSource) => {
    const reversedFrom = order.findReversed(text);
    write(text.slice(0, reversedFrom), source);
    if (reversedFrom === text.length) return;
    if (deletions > 0 || fields.isInCode()) write(text.slice(reversedFrom), source);
    else writer.hideText(text.slice(reversedFrom));
  };

  const changeField = (kind: string | undefined) => {
    if (kind === 'end' && marksPageNumbers && fields.isPageNumber()) {
      fields.change('separate');
      write(pageNumberMark);
    }
    fields.change(kind);
    if (kind === 'begin') fields.markNested();
  };

  const openSimpleField = (instruction: string) => {
    fields.change('begin');
    fields.markNested();
    fields.addInstruction(instruction);
    fields.change('separate');
    if (!marksPageNumbers || !isPageNumberField(instruction)) return;
    write(pageNumberMark);
    fields.change('end');
    skippedFrom = depth;
  };

  const openNote = (attributes: XmlAttributes) => {
    if (separatorNotes.has(attributes['w:type'] ?? '')) {
      skippedFrom = depth;
      return;
    }
    note = { id: attributes['w:id'], drafts: [] };
    writer.enter({ sink: note.drafts });
  };

  const placeNote = (kind: NoteKind, id: string | undefined) => {
    if (deletions > 0 || fields.isInCode()) return;
    if (visibility.isSilent() || writer.isRunHidden()) {
      // Word prints no note whose mark is hidden.
      for (const { text } of notes.take(kind, id)) writer.hideText(text);
      return;
    }
    const drafts = notes.take(kind, id).map((draft) => placeDraftAt(draft, tracesTexts ? element : null));
    (kind === 'footnote' ? writer.afterParagraph() : notes.endnotes).push(...drafts);
  };

  const openBranch = (requires: string) => {
    const branch = branches.at(-1);
    if (branch === undefined) visibility.silence(depth);
    // Word takes the first choice of which it knows every namespace (ECMA-376 part 3, 10.2.1).
    else if (branch.isTaken || requires.split(/\s+/).includes(unknownPrefix)) skippedFrom = depth;
    else branch.isTaken = true;
  };

  const openTextBox = () => {
    const shape = drawings.place(writer.anchor());
    const fill = drawings.fill();
    writer.enter({
      sink: writer.afterParagraph(),
      backdrop: fill ?? output.pageColour,
      isClear: fill === undefined || fill === 'unknown',
      ...(drawings.isHidden() ? { hiding: 'hidden-run' } : {}),
      ink: drawings.ink(),
      shape,
      cell: noCell,
      asLast: null,
    });
  };

  const openers: Readonly<Record<string, (attributes: XmlAttributes) => void>> = {
    'w:document': (attributes) => (keepsBlanks = attributes['xml:space'] === 'preserve'),
    'w:background': (attributes) => {
      const colour = parseHexColour(attributes['w:color']);
      if (!options.showsPageColour || colour === undefined) return;
      output.pageColour = [colour];
      writer.changeFrame({ backdrop: [colour] });
    },
    'w:p': () => {
      order.startParagraph();
      writer.startParagraph();
    },
    'w:bdo': (attributes) => order.open(attributes['w:val']),
    'w:pPr': () => {
      const { direct, mark } = writer.paragraphProperties();
      properties.startParagraph(direct, mark);
    },
    'w:r': () => writer.startRun(),
    'm:r': () => writer.startRun(),
    'w:rPr': () => properties.startRun(writer.runProperties()),
    'w:sectPr': () => sections.start(),
    'w:sdt': () => controls.start(),
    'w:sdtPr': () => controls.startProperties(),
    'w:sdtContent': () => controls.startContent(),
    'w:tab': () => write('\t'),
    // A tab to the right edge represents the two stops of a header.
    'w:ptab': (attributes) => write(attributes['w:alignment'] === 'right' ? '\t\t' : '\t'),
    'w:cr': () => write('\n'),
    'w:noBreakHyphen': () => write('-'),
    'm:den': () => write('/'),
    'w:br': (attributes) => {
      if (attributes['w:type'] === 'page' && deletions === 0) writer.breakPage();
      else write('\n');
    },
    'w:sym': (attributes) => write(symbolCharacter(attributes['w:font'], attributes['w:char'])),
    'w:lastRenderedPageBreak': () => writer.markRenderedBreak(),
    'w:fldChar': (attributes) => changeField(attributes['w:fldCharType']),
    'w:fldSimple': (attributes) => openSimpleField(attributes['w:instr'] ?? ''),
    'w:pgNum': () => write(marksPageNumbers ? pageNumberMark : ''),
    'w:hyperlink': (attributes) => {
      const anchor = attributes['w:anchor'];
      const target = options.targets.get(attributes['r:id'] ?? '');
      links.push(target ?? (anchor === undefined ? null : `#${anchor}`));
    },
    'w:del': () => (deletions += 1),
    'w:moveFrom': () => (deletions += 1),
    'mc:AlternateContent': () => branches.push({ isTaken: false }),
    'mc:Choice': (attributes) => openBranch(attributes['Requires'] || unknownPrefix),
    'mc:Fallback': () => openBranch(''),
    'w:txbxContent': openTextBox,
    'w:footnote': openNote,
    'w:endnote': openNote,
    'w:comment': openNote,
    'w:footnoteReference': (attributes) => placeNote('footnote', attributes['w:id']),
    'w:endnoteReference': (attributes) => placeNote('endnote', attributes['w:id']),
  };

  const closeNote = (name: string) => {
    writer.leave();
    if (note === null) return;
    if (name === 'w:comment') hide(output, 'comment', joinDrafts(note.drafts, '\n').text);
    else notes.add(name === 'w:footnote' ? 'footnote' : 'endnote', note.id, note.drafts);
    note = null;
  };

  const closers: Readonly<Record<string, (name: string) => void>> = {
    'w:p': () => writer.endParagraph(),
    'w:sdt': () => controls.end(),
    'w:bdo': () => order.close(),
    'w:hyperlink': () => links.pop(),
    'w:fldSimple': () => fields.change('end'),
    'w:del': () => (deletions -= 1),
    'w:moveFrom': () => (deletions -= 1),
    'mc:AlternateContent': () => branches.pop(),
    'w:txbxContent': () => writer.leave(),
    'w:footnote': closeNote,
    'w:endnote': closeNote,
    'w:comment': closeNote,
  };

  const closeText = () => {
    const finished = texts.finish();
    if (finished?.kind === 'text') writeOrdered(finished.text, { element: textElement, raw: finished.raw });
    else if (finished !== null) fields.addInstruction(finished.text);
  };

  return {
    open(name, attributes) {
      depth += 1;
      element += 1;
      if (skippedFrom > 0) return;
      if (sections.isActive()) sections.open(name, attributes);
      else if (controls.isActive()) controls.open(name, attributes);
      else if (properties.isActive()) {
        if (name === 'w:sectPr') sections.start();
        else properties.open(name, attributes);
      } else if (skipped.has(name)) skippedFrom = depth;
      else if (textElements.has(name)) {
        const isInstruction = name === 'w:instrText';
        textElement = element;
        visibility.openText(depth, name !== 'w:delText' || deletions > 0);
        texts.start(
          isInstruction ? 'instruction' : 'text',
          isInstruction || keepsBlanks || attributes['xml:space'] === 'preserve',
        );
      } else if (!tables.open(name, attributes)) {
        visibility.open(name, attributes, depth);
        drawings.open(name, attributes);
        openers[name]?.(attributes);
      }
    },
    text(text) {
      if (skippedFrom > 0) return;
      texts.add(text);
      drawings.text(text);
    },
    close(name) {
      const closed = depth;
      depth -= 1;
      if (skippedFrom > 0) {
        if (skippedFrom === closed) skippedFrom = 0;
        return;
      }
      if (sections.isActive()) sections.close();
      else if (controls.isActive()) controls.close();
      else if (properties.isActive()) properties.close();
      else if (textElements.has(name)) closeText();
      else if (!tables.close(name)) {
        const drawing = drawings.close(name, writer.anchor());
        if (drawing !== null && deletions === 0 && !visibility.isSilent()) {
          if (drawing.isPicture) writer.addFigure(drawing.isOverText);
          for (const shape of drawing.covers) output.covers.push(shape);
          hide(output, 'alternative-text', drawing.alternative);
        }
        closers[name]?.(name);
        visibility.close(name, closed);
      }
      visibility.end(closed);
    },
    finish: () => writer.endParagraph(),
  };
}
