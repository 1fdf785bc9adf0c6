import type { ReadingLimits } from '../reading-limits.ts';
import type { BlockDraft, RunLook, TextSource } from './block-draft.ts';
import type { ShapePlace } from './drawing-tracker.ts';
import { drawSymbols } from './symbol-font.ts';
import { createParagraphBuilder, kindOf, lookOf } from './paragraph-draft.ts';
import type { ParagraphBuilder } from './paragraph-draft.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { FormattingResolver, ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';
import { hiddenReasonOf } from './run-visibility.ts';
import type { Backdrop } from './run-visibility.ts';
import type { Section } from './section-reader.ts';
import { currentSection, hide, hideBlank, keepBlock, keepVisible, sealHidden } from './story-output.ts';
import type { StoryOutput } from './story-output.ts';

/** Page breaks in a row beyond this are no layout. */
const mostBlankPages = 20;

type OpenParagraph = {
  readonly direct: ParagraphProperties;
  readonly mark: RunProperties;
  readonly builder: ParagraphBuilder;
  /** Figures, text boxes and notes that follow the paragraph. */
  readonly after: BlockDraft[];
  resolved: ResolvedParagraph | null;
  /** Whether a page break stood in it, or part of it was already written. */
  isBroken: boolean;
  /** Whether words of it were set apart. */
  holdsHidden: boolean;
  endsSection: Section | null;
};

type Run = { readonly direct: RunProperties; resolved: RunProperties | null };

/** A place that holds paragraphs: the body, a table cell, a text box, a note. */
export type Frame = {
  readonly sink: BlockDraft[];
  readonly isBody: boolean;
  readonly backdrop: Backdrop;
  readonly isHidden: boolean;
  /** The colour of letters that have none of their own. */
  readonly ink: number | undefined;
  /** The text box that it is in. */
  readonly shape: ShapePlace | null;
  readonly tableStyleId: string | undefined;
};

export type StoryContext = {
  readonly resolver: FormattingResolver;
  readonly nextLabel: (numberId: string, level: number) => string | null;
  readonly output: StoryOutput;
  readonly limits: ReadingLimits;
  /** Whether blanks at the start of paragraphs are kept as text. */
  readonly keepsStart: boolean;
};

export type StoryWriter = ReturnType<typeof createStoryWriter>;

/** Turns paragraphs, runs and texts, as they come by, into block drafts. */
export function createStoryWriter({ resolver, nextLabel, output, limits, keepsStart }: StoryContext) {
  let frame: Frame = {
    sink: output.blocks,
    isBody: true,
    backdrop: output.pageColour,
    isHidden: false,
    ink: undefined,
    shape: null,
    tableStyleId: undefined,
  };
  let paragraph: OpenParagraph | null = null;
  let run: Run = { direct: {}, resolved: null };
  let pendingBreaks = 0;
  const outer: { frame: Frame; paragraph: OpenParagraph | null; run: Run; hiddenBefore: number }[] = [];

  const openParagraph = (): OpenParagraph => {
    paragraph ??= {
      direct: {},
      mark: {},
      builder: createParagraphBuilder(keepsStart),
      after: [],
      resolved: null,
      isBroken: false,
      holdsHidden: false,
      endsSection: null,
    };
    return paragraph;
  };

  const resolve = (open: OpenParagraph): ResolvedParagraph => {
    open.resolved ??= resolver.resolveParagraph(open.direct, frame.tableStyleId);
    return open.resolved;
  };

  const takeBreaks = (open: OpenParagraph | null): number => {
    if (!frame.isBody) return 0;
    const isAsked = open !== null && !open.isBroken && resolve(open).properties.pageBreakBefore === true;
    const breaks = pendingBreaks === 0 && isAsked ? 1 : pendingBreaks;
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
    keep(open.builder.finish({ kind, listLabel: label, resolved, ...place }));
  };

  const endParagraph = (): void => {
    if (paragraph === null) return;
    const open = paragraph;
    const isVanished = open.mark.isDeletedMark === true || open.mark.isHidden === true;
    const isBare = open.isBroken || isVanished || open.after.length > 0 || open.endsSection !== null;
    if (open.builder.hasText() || (!isBare && !open.holdsHidden)) flush(open);
    // A paragraph of which nothing can be seen is left out, but for the page that it may begin.
    else if (open.holdsHidden) pendingBreaks = takeBreaks(open);
    sealHidden(output);
    for (const draft of open.after) keep({ ...draft, breaksBefore: takeBreaks(open) });
    if (open.endsSection !== null) output.sections.push(open.endsSection);
    paragraph = null;
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
      const { properties, run: paragraphRun } = resolve(open);
      run.resolved ??= resolver.resolveRun(paragraphRun, run.direct);
      const inked =
        frame.ink === undefined
          ? run.resolved
          : { ...run.resolved, colour: run.resolved.colour ?? frame.ink };
      const reason = frame.isHidden
        ? 'hidden-run'
        : hiddenReasonOf(inked, { paragraph: properties, backdrop: frame.backdrop });
      if (reason !== null && (reason === 'hidden-run' || text.trim() !== '')) {
        open.holdsHidden = true;
        hide(output, reason, text);
        return;
      }
      // A white blank between two black words is still a blank.
      if (reason !== null) hideBlank(output, reason, text);
      const look: RunLook = lookOf(run.resolved, link);
      const drawn = drawSymbols(text, run.resolved.font);
      open.builder.append(keepVisible(output, drawn, limits), look, source);
    },
    /** Sets apart a text that Word does not show. */
    hideText(text: string): void {
      if (text.trim() === '') return;
      openParagraph().holdsHidden = true;
      hide(output, 'hidden-run', text);
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
    addFigure(): void {
      const open = openParagraph();
      const resolved = resolve(open);
      const draft = createParagraphBuilder(false).finish({
        kind: 'figure',
        listLabel: null,
        resolved,
        breaksBefore: 0,
        section: currentSection(output),
      });
      open.after.push({ ...draft, headingLevel: null });
    },
    /** Takes what stands after the open paragraph: text boxes and notes. */
    afterParagraph(): BlockDraft[] {
      return openParagraph().after;
    },
    addTable(draft: BlockDraft): void {
      endParagraph();
      keep({ ...draft, breaksBefore: takeBreaks(null), section: currentSection(output) });
    },
    enter(inner: Partial<Frame> & Pick<Frame, 'sink'>): void {
      outer.push({ frame, paragraph, run, hiddenBefore: output.hidden.length });
      frame = { ...frame, isBody: false, ...inner };
      paragraph = null;
      run = { direct: {}, resolved: null };
    },
    paintFrame(backdrop: Backdrop): void {
      frame = { ...frame, backdrop };
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
