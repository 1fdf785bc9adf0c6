import type { HiddenReason } from '@greenpen/paper';
import type { ReadingLimits } from '../reading-limits.ts';
import { cutFromDraft } from './block-draft.ts';
import type { BlockDraft, TextSource } from './block-draft.ts';
import { listSmallRaised, pressLetters } from './drawn-size.ts';
import type { DrawingAnchor, ShapePlace } from './drawing-place.ts';
import { drawSymbols, isDrawnAsPictures } from './symbol-font.ts';
import { stripInvisibleCharacters } from '../invisible-characters.ts';
import { createCollapsedHeadings } from './collapsed-headings.ts';
import { createOpenParagraph } from './open-paragraph.ts';
import type { OpenParagraph } from './open-paragraph.ts';
import { createParagraphBuilder, kindOf, lookOf } from './paragraph-draft.ts';
import { noCell } from './resolve-formatting.ts';
import type { FormattingResolver, ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';
import { hiddenReasonOf } from './run-visibility.ts';
import type { Backdrop } from './run-visibility.ts';
import type { Section } from './section-reader.ts';
import type { Frame } from './story-frame.ts';
import { currentSection, hide, hideBlank, keepBlock, keepVisible, sealHidden } from './story-output.ts';
import type { StoryOutput } from './story-output.ts';

/** Page breaks in a row beyond this are no layout. */
const mostBlankPages = 20;

/** Small text in a drawing, up to this long, is a label of it. */
const longestLabel = 40;

type Run = { readonly direct: RunProperties; resolved: RunProperties | null };

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

export type StoryWriter = ReturnType<typeof createStoryWriter>;

/** Turns paragraphs, runs and texts, as they come by, into block drafts. */
export function createStoryWriter({
  resolver,
  nextLabel,
  output,
  limits,
  keepsStart,
  pictureFonts,
}: StoryContext) {
  let frame: Frame = {
    sink: output.blocks,
    isBody: true,
    backdrop: output.pageColour,
    isClear: false,
    hiding: null,
    ink: undefined,
    shape: null,
    cell: noCell,
    asLast: null,
  };
  let paragraph: OpenParagraph | null = null;
  let run: Run = { direct: {}, resolved: null };
  let pendingBreaks = 0;
  const collapsed = createCollapsedHeadings();
  const outer: { frame: Frame; paragraph: OpenParagraph | null; run: Run; hiddenBefore: number }[] = [];

  const openParagraph = (): OpenParagraph => {
    paragraph ??= createOpenParagraph(keepsStart);
    return paragraph;
  };

  const resolve = (open: OpenParagraph): ResolvedParagraph => {
    if (open.resolved !== null) return open.resolved;
    open.resolved = resolver.resolveParagraph(open.direct, frame.cell);
    if (frame.isBody) showBody(collapsed.startParagraph(headingOf(open.resolved)));
    return open.resolved;
  };

  const showBody = (isShown: boolean): void => {
    frame = { ...frame, hiding: isShown ? null : 'hidden-run' };
  };

  const countBreaks = (open: OpenParagraph | null): number => {
    if (pendingBreaks > 0 || !frame.isBody || open === null || open.isBroken) return pendingBreaks;
    return resolve(open).properties.pageBreakBefore === true ? 1 : 0;
  };

  const takeBreaks = (open: OpenParagraph | null): number => {
    if (!frame.isBody) return 0;
    const breaks = countBreaks(open);
    pendingBreaks = 0;
    return breaks;
  };

  const keep = (draft: BlockDraft): void => {
    const shape = draft.place.shape ?? frame.shape;
    const placed = shape === null ? draft : { ...draft, place: { ...draft.place, shape } };
    keepBlock(output, placed, { sink: frame.sink, limits });
  };

  const flush = (open: OpenParagraph): void => {
    const resolved = resolve(open);
    const { numberId, numberLevel } = resolved.properties;
    const isNumbered = numberId !== undefined && numberId !== '0' && !open.isBroken;
    const label = (isNumbered ? nextLabel(numberId, numberLevel ?? 0) : null) || null;
    const kind = kindOf(label, resolved.headingLevel);
    const place = { breaksBefore: takeBreaks(open), section: currentSection(output) };
    const draft = open.builder.finish({ kind, listLabel: label, resolved, ...place });
    const small = listSmallRaised(draft);
    const rest = cutFromDraft(draft, small);
    if (small.length > 0)
      hide(output, 'tiny', small.map(({ start, end }) => draft.text.slice(start, end)).join(''));
    if (small.length === 0 || rest.text.trim() !== '') keep(rest);
    else pendingBreaks = Math.max(pendingBreaks, place.breaksBefore);
  };

  const endParagraph = (): void => {
    if (paragraph === null) return;
    const open = paragraph;
    const heading = headingOf(resolve(open));
    const isVanished =
      open.mark.isDeletedMark === true || open.mark.isHidden === true || open.mark.isAlwaysHidden === true;
    const isBare = open.isBroken || isVanished || open.after.length > 0 || open.endsSection !== null;
    const { frame: ownFrame, backdrop } = resolve(open).properties;
    const isCover = ownFrame?.isOverText === true && typeof backdrop === 'number';
    if (open.builder.hasText() || isCover || (!isBare && !open.holdsHidden)) flush(open);
    // A paragraph of which nothing can be seen is left out, but for the page that it may begin.
    else if (open.holdsHidden) pendingBreaks = takeBreaks(open);
    sealHidden(output);
    for (const draft of open.after) keep({ ...draft, breaksBefore: takeBreaks(open) });
    if (open.endsSection !== null) output.sections.push(open.endsSection);
    paragraph = null;
    if (frame.isBody) showBody(collapsed.endParagraph(heading));
  };

  const findReason = (
    text: string,
    look: RunProperties,
    place: { readonly resolved: ResolvedParagraph; readonly backdrop: Backdrop; readonly at?: Frame },
  ): HiddenReason | null => {
    const { resolved, backdrop, at = frame } = place;
    const inked = at.ink === undefined ? look : { ...look, colour: look.colour ?? at.ink };
    if (isDrawnAsPictures(text, look.font, pictureFonts)) return 'hidden-run';
    const reason = hiddenReasonOf(inked, { paragraph: resolved.properties, backdrop, text });
    // A figure's labels are small, and belong to the figure.
    return reason === 'tiny' && at.shape !== null && text.length <= longestLabel ? 'unplaced' : reason;
  };

  /** Why the text would not be seen if its row were the table's last; the same as elsewhere where that does not matter. */
  const findReasonAsLast = (open: OpenParagraph, text: string): HiddenReason | null => {
    const { asLast, hiding } = frame;
    if (hiding !== null) return hiding;
    if (asLast === null) return 'hidden-run';
    open.resolvedAsLast ??= resolver.resolveParagraph(open.direct, asLast.cell);
    const resolved = open.resolvedAsLast;
    const look = resolver.resolveRun(resolved.run, run.direct);
    return findReason(text, look, { resolved, backdrop: asLast.backdrop });
  };

  return {
    startParagraph(): void {
      endParagraph();
      openParagraph();
    },
    /** Where the open paragraph's own properties go. */
    paragraphProperties(): Pick<OpenParagraph, 'direct' | 'mark'> {
      return openParagraph();
    },
    endParagraph,
    endSection(section: Section): void {
      if (paragraph === null) output.sections.push(section);
      else paragraph.endsSection = section;
    },
    startRun(): void {
      run = { direct: {}, resolved: null };
    },
    runProperties: () => run.direct,
    write(text: string, link: string | null, source: TextSource | null): void {
      const open = openParagraph();
      const resolved = resolve(open);
      run.resolved ??= resolver.resolveRun(resolved.run, run.direct);
      const look = run.resolved;
      if (look.fitPt !== undefined) open.pressedCount += text.length;
      const pressed = pressLetters(look, open.pressedCount);
      const reason = frame.hiding ?? findReason(text, pressed, { resolved, backdrop: frame.backdrop });
      const isOnClear = frame.isClear && (reason === null || reason === 'same-colour-as-page');
      if (!isOnClear && reason !== null && (reason === 'hidden-run' || text.trim() !== '')) {
        // A text that is seen in the last row only is kept until that row is known.
        if (findReasonAsLast(open, text) !== null) {
          open.holdsHidden = true;
          hide(output, reason, text);
          return;
        }
      }
      // A white blank between two black words is still a blank.
      else if (!isOnClear && reason !== null) hideBlank(output, reason, text);
      const from = open.builder.length();
      const drawn = drawSymbols(text, look.font);
      open.builder.append(keepVisible(output, drawn, limits), lookOf(look, link), source);
      const at = frame;
      if (isOnClear && text.trim() !== '')
        open.builder.addInk({
          from,
          findReason: (ground) => findReason(text, pressed, { resolved, backdrop: ground, at }),
        });
      if (frame.asLast === null || frame.hiding !== null || text.trim() === '') return;
      const reasonAsLast = findReasonAsLast(open, text);
      if (reason !== null) open.builder.addDoubt({ from, reason, isSeenInLastRow: true });
      else if (reasonAsLast !== null)
        open.builder.addDoubt({ from, reason: reasonAsLast, isSeenInLastRow: false });
    },
    /** Whether a mark without letters, as that of a note, is hidden with its run. */
    isRunHidden(): boolean {
      const { run: paragraphRun } = resolve(openParagraph());
      return frame.hiding !== null || resolver.resolveRun(paragraphRun, run.direct).isHidden === true;
    },
    /** Sets apart a text that Word does not show. */
    hideText(text: string): void {
      if (text.trim() === '') return;
      openParagraph().holdsHidden = true;
      hide(output, 'hidden-run', stripInvisibleCharacters(text).visible);
    },
    breakPage(): void {
      const open = openParagraph();
      if (!frame.isBody) return;
      if (open.builder.hasText()) flush(open);
      open.isBroken = true;
      pendingBreaks = Math.min(pendingBreaks + 1, mostBlankPages);
    },
    markRenderedBreak(): void {
      paragraph?.builder.markRenderedBreak();
    },
    addFigure(isOverText: boolean): void {
      const open = openParagraph();
      const resolved = resolve(open);
      if (frame.hiding !== null) return;
      const draft = createParagraphBuilder(false).finish({
        kind: 'figure',
        listLabel: null,
        resolved,
        breaksBefore: 0,
        section: currentSection(output),
      });
      open.after.push({ ...draft, headingLevel: null, place: { ...draft.place, isOverText } });
    },
    /** Takes the blocks after the open paragraph: text boxes and notes. */
    afterParagraph(): BlockDraft[] {
      return openParagraph().after;
    },
    addTable(draft: BlockDraft): void {
      endParagraph();
      keep({ ...draft, breaksBefore: takeBreaks(null), section: currentSection(output) });
    },
    enter(inner: Partial<Frame> & Pick<Frame, 'sink'>): void {
      // Only its paragraph says whether what is in it is shown.
      if (paragraph !== null) resolve(paragraph);
      outer.push({ frame, paragraph, run, hiddenBefore: output.hidden.length });
      frame = { ...frame, isBody: false, isClear: false, ...inner };
      paragraph = null;
      run = { direct: {}, resolved: null };
    },
    /** What lies behind the text of the place that is being read. */
    backdrop: (): Backdrop => frame.backdrop,
    /** Where a drawing is anchored that is read now. */
    anchor: (): DrawingAnchor => ({
      block: output.blocks.length,
      section: currentSection(output),
      breaks: countBreaks(paragraph),
    }),
    /** The text box that it is in. */
    shape: (): ShapePlace | null => frame.shape,
    changeFrame(change: Partial<Frame>): void {
      frame = { ...frame, ...change };
    },
    leave(): void {
      endParagraph();
      const back = outer.pop();
      if (back === undefined) return;
      ({ frame, paragraph, run } = back);
      if (paragraph !== null && output.hidden.length > back.hiddenBefore) paragraph.holdsHidden = true;
    },
  };
}

function headingOf({ headingLevel: level, properties }: ResolvedParagraph) {
  return { level, isCollapsed: properties.isCollapsed === true };
}
