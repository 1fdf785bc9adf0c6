import type { HiddenReason } from '@greenpen/paper';
import type { ReadingLimits } from '../reading-limits.ts';
import { cutFromDraft } from './block-draft.ts';
import type { BlockDraft, TextSource } from './block-draft.ts';
import { listSmallRaised, pressLetters } from './drawn-size.ts';
import type { DrawingAnchor, ShapePlace } from './drawing-place.ts';
import { drawSymbols, isDrawnAsPictures } from './symbol-font.ts';
import { stripInvisibleCharacters } from '../invisible-characters.ts';
import { CollapsedHeadings, headingOf, createOpenParagraph, type OpenParagraph } from './open-paragraph.ts';
import { ParagraphBuilder, kindOf, lookOf } from './paragraph-builder.ts';
import type { FormattingResolver, ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';
import type { Backdrop } from './run-visibility.ts';
import type { Section } from './section-reader.ts';
import { bodyFrame, findReasonIn, type Frame } from './story-frame.ts';
import type { StoryContext } from './story-options.ts';
import { currentSection, hide, hideBlank, keepBlock, keepVisible, sealHidden } from './story-output.ts';
import type { StoryOutput } from './story-output.ts';

/** Page breaks in a row beyond this are no layout. */
const mostBlankPages = 20;

type Run = { readonly direct: RunProperties; resolved: RunProperties | null };

/** Turns paragraphs, runs and texts, as they come by, into block drafts. */
export class StoryWriter {
  readonly #resolver: FormattingResolver;
  readonly #nextLabel: StoryContext['nextLabel'];
  readonly #output: StoryOutput;
  readonly #limits: ReadingLimits;
  readonly #keepsStart: boolean;
  readonly #pictureFonts: ReadonlySet<string>;
  #frame: Frame;
  #paragraph: OpenParagraph | null = null;
  #run: Run = { direct: {}, resolved: null };
  #pendingBreaks = 0;
  readonly #collapsed = new CollapsedHeadings();
  readonly #outer: { frame: Frame; paragraph: OpenParagraph | null; run: Run; hiddenBefore: number }[] = [];

  constructor({ resolver, nextLabel, output, limits, keepsStart, pictureFonts }: StoryContext) {
    this.#resolver = resolver;
    this.#nextLabel = nextLabel;
    this.#output = output;
    this.#limits = limits;
    this.#keepsStart = keepsStart;
    this.#pictureFonts = pictureFonts;
    this.#frame = bodyFrame(output);
  }

  endParagraph(): void {
    if (this.#paragraph === null) return;
    const open = this.#paragraph;
    const heading = headingOf(this.#resolve(open));
    const isVanished =
      open.mark.isDeletedMark === true || open.mark.isHidden === true || open.mark.isAlwaysHidden === true;
    const isBare = open.isBroken || isVanished || open.after.length > 0 || open.endsSection !== null;
    const { frame: ownFrame, backdrop } = this.#resolve(open).properties;
    const isCover = ownFrame?.isOverText === true && typeof backdrop === 'number';
    if (open.builder.hasText() || isCover || (!isBare && !open.holdsHidden)) this.#flush(open);
    // A paragraph of which nothing can be seen is left out, but for the page that it may begin.
    else if (open.holdsHidden) this.#pendingBreaks = this.#takeBreaks(open);
    sealHidden(this.#output);
    for (const draft of open.after) this.#keep({ ...draft, breaksBefore: this.#takeBreaks(open) });
    if (open.endsSection !== null) this.#output.sections.push(open.endsSection);
    this.#paragraph = null;
    if (this.#frame.isBody) this.#showBody(this.#collapsed.endParagraph(heading));
  }

  startParagraph(): void {
    this.endParagraph();
    this.#openParagraph();
  }

  /** Where the open paragraph's own properties go. */
  paragraphProperties(): Pick<OpenParagraph, 'direct' | 'mark'> {
    return this.#openParagraph();
  }

  endSection(section: Section): void {
    if (this.#paragraph === null) this.#output.sections.push(section);
    else this.#paragraph.endsSection = section;
  }

  startRun(): void {
    this.#run = { direct: {}, resolved: null };
  }

  /** Where the open run's own properties go. */
  runProperties(): RunProperties {
    return this.#run.direct;
  }

  write(text: string, link: string | null, source: TextSource | null): void {
    const open = this.#openParagraph();
    const resolved = this.#resolve(open);
    this.#run.resolved ??= this.#resolver.resolveRun(resolved.run, this.#run.direct);
    const look = this.#run.resolved;
    if (look.fitPt !== undefined) open.pressedCount += text.length;
    const pressed = pressLetters(look, open.pressedCount);
    const reason =
      this.#frame.hiding ?? this.#findReason(text, pressed, { resolved, backdrop: this.#frame.backdrop });
    const isOnClear = this.#frame.isClear && (reason === null || reason === 'same-colour-as-page');
    if (!isOnClear && reason !== null && (reason === 'hidden-run' || text.trim() !== '')) {
      // A text that is seen in the last row only is kept until that row is known.
      if (this.#findReasonAsLast(open, text) !== null) {
        open.holdsHidden = true;
        hide(this.#output, reason, text);
        return;
      }
    }
    // A white blank between two black words is still a blank.
    else if (!isOnClear && reason !== null) hideBlank(this.#output, reason, text);
    const from = open.builder.length();
    const drawn = drawSymbols(text, look.font);
    open.builder.append(keepVisible(this.#output, drawn, this.#limits), lookOf(look, link), source);
    const at = this.#frame;
    if (isOnClear && text.trim() !== '')
      open.builder.addInk({
        from,
        findReason: (ground) => this.#findReason(text, pressed, { resolved, backdrop: ground, at }),
      });
    if (this.#frame.asLast === null || this.#frame.hiding !== null || text.trim() === '') return;
    const reasonAsLast = this.#findReasonAsLast(open, text);
    if (reason !== null) open.builder.addDoubt({ from, reason, isSeenInLastRow: true });
    else if (reasonAsLast !== null)
      open.builder.addDoubt({ from, reason: reasonAsLast, isSeenInLastRow: false });
  }

  /** Whether a mark without letters, as that of a note, is hidden with its run. */
  isRunHidden(): boolean {
    const { run: paragraphRun } = this.#resolve(this.#openParagraph());
    return (
      this.#frame.hiding !== null ||
      this.#resolver.resolveRun(paragraphRun, this.#run.direct).isHidden === true
    );
  }

  /** Sets apart a text that Word does not show. */
  hideText(text: string): void {
    if (text.trim() === '') return;
    this.#openParagraph().holdsHidden = true;
    hide(this.#output, 'hidden-run', stripInvisibleCharacters(text).visible);
  }

  breakPage(): void {
    const open = this.#openParagraph();
    if (!this.#frame.isBody) return;
    if (open.builder.hasText()) this.#flush(open);
    open.isBroken = true;
    this.#pendingBreaks = Math.min(this.#pendingBreaks + 1, mostBlankPages);
  }

  markRenderedBreak(): void {
    this.#paragraph?.builder.markRenderedBreak();
  }

  addFigure(isOverText: boolean): void {
    const open = this.#openParagraph();
    const resolved = this.#resolve(open);
    if (this.#frame.hiding !== null) return;
    const draft = new ParagraphBuilder(false).finish({
      kind: 'figure',
      listLabel: null,
      resolved,
      breaksBefore: 0,
      section: currentSection(this.#output),
    });
    open.after.push({ ...draft, headingLevel: null, place: { ...draft.place, isOverText } });
  }

  /** The text boxes and notes that follow the open paragraph; the caller adds to them. */
  afterParagraph(): BlockDraft[] {
    return this.#openParagraph().after;
  }

  addTable(draft: BlockDraft): void {
    this.endParagraph();
    this.#keep({ ...draft, breaksBefore: this.#takeBreaks(null), section: currentSection(this.#output) });
  }

  enter(inner: Partial<Frame> & Pick<Frame, 'sink'>): void {
    // Only its paragraph says whether what is in it is shown.
    if (this.#paragraph !== null) this.#resolve(this.#paragraph);
    this.#outer.push({
      frame: this.#frame,
      paragraph: this.#paragraph,
      run: this.#run,
      hiddenBefore: this.#output.hidden.length,
    });
    this.#frame = { ...this.#frame, isBody: false, isClear: false, ...inner };
    this.#paragraph = null;
    this.#run = { direct: {}, resolved: null };
  }

  /** What lies behind the text of the place that is being read. */
  backdrop(): Backdrop {
    return this.#frame.backdrop;
  }

  /** Where a drawing is anchored that is read now. */
  anchor(): DrawingAnchor {
    return {
      block: this.#output.blocks.length,
      section: currentSection(this.#output),
      breaks: this.#countBreaks(this.#paragraph),
    };
  }

  /** The text box that it is in. */
  shape(): ShapePlace | null {
    return this.#frame.shape;
  }

  changeFrame(change: Partial<Frame>): void {
    this.#frame = { ...this.#frame, ...change };
  }

  leave(): void {
    this.endParagraph();
    const back = this.#outer.pop();
    if (back === undefined) return;
    ({ frame: this.#frame, paragraph: this.#paragraph, run: this.#run } = back);
    if (this.#paragraph !== null && this.#output.hidden.length > back.hiddenBefore)
      this.#paragraph.holdsHidden = true;
  }

  #openParagraph(): OpenParagraph {
    this.#paragraph ??= createOpenParagraph(this.#keepsStart);
    return this.#paragraph;
  }

  #resolve(open: OpenParagraph): ResolvedParagraph {
    if (open.resolved !== null) return open.resolved;
    open.resolved = this.#resolver.resolveParagraph(open.direct, this.#frame.cell);
    if (this.#frame.isBody) this.#showBody(this.#collapsed.startParagraph(headingOf(open.resolved)));
    return open.resolved;
  }

  #showBody(isShown: boolean): void {
    this.#frame = { ...this.#frame, hiding: isShown ? null : 'hidden-run' };
  }

  #countBreaks(open: OpenParagraph | null): number {
    if (this.#pendingBreaks > 0 || !this.#frame.isBody || open === null || open.isBroken)
      return this.#pendingBreaks;
    return this.#resolve(open).properties.pageBreakBefore === true ? 1 : 0;
  }

  #takeBreaks(open: OpenParagraph | null): number {
    if (!this.#frame.isBody) return 0;
    const breaks = this.#countBreaks(open);
    this.#pendingBreaks = 0;
    return breaks;
  }

  #keep(draft: BlockDraft): void {
    const shape = draft.place.shape ?? this.#frame.shape;
    const placed = shape === null ? draft : { ...draft, place: { ...draft.place, shape } };
    keepBlock(this.#output, placed, { sink: this.#frame.sink, limits: this.#limits });
  }

  #flush(open: OpenParagraph): void {
    const resolved = this.#resolve(open);
    const { numberId, numberLevel } = resolved.properties;
    const isNumbered = numberId !== undefined && numberId !== '0' && !open.isBroken;
    const label = (isNumbered ? this.#nextLabel(numberId, numberLevel ?? 0) : null) || null;
    const kind = kindOf(label, resolved.headingLevel);
    const place = { breaksBefore: this.#takeBreaks(open), section: currentSection(this.#output) };
    const draft = open.builder.finish({ kind, listLabel: label, resolved, ...place });
    const small = listSmallRaised(draft);
    const rest = cutFromDraft(draft, small);
    if (small.length > 0)
      hide(this.#output, 'tiny', small.map(({ start, end }) => draft.text.slice(start, end)).join(''));
    if (small.length === 0 || rest.text.trim() !== '') this.#keep(rest);
    else this.#pendingBreaks = Math.max(this.#pendingBreaks, place.breaksBefore);
  }

  #findReason(
    text: string,
    look: RunProperties,
    place: { readonly resolved: ResolvedParagraph; readonly backdrop: Backdrop; readonly at?: Frame },
  ): HiddenReason | null {
    if (isDrawnAsPictures(text, look.font, this.#pictureFonts)) return 'hidden-run';
    return findReasonIn(place.at ?? this.#frame, text, look, place);
  }

  /** Why the text would not be seen if its row were the table's last; the same as elsewhere where that does not matter. */
  #findReasonAsLast(open: OpenParagraph, text: string): HiddenReason | null {
    const { asLast, hiding } = this.#frame;
    if (hiding !== null) return hiding;
    if (asLast === null) return 'hidden-run';
    open.resolvedAsLast ??= this.#resolver.resolveParagraph(open.direct, asLast.cell);
    const resolved = open.resolvedAsLast;
    const look = this.#resolver.resolveRun(resolved.run, this.#run.direct);
    return this.#findReason(text, look, { resolved, backdrop: asLast.backdrop });
  }
}
