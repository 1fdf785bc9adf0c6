import type { HiddenReason } from '@greenpen/paper';
import { ReadingRefused } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { stripInvisibleCharacters } from '../invisible-characters.ts';
import type { BlockDraft } from './block-draft.ts';
import type { ShapePlace } from './drawing-place.ts';
import type { Backdrop } from './run-visibility.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

export type HiddenDraft = {
  readonly reason: HiddenReason;
  text: string;
  readonly block: number;
  /** Whether the paragraph that it is in has ended. */
  isSealed: boolean;
};

/** What reading a story (body, notes, headers) yields. */
export type StoryOutput = {
  readonly blocks: BlockDraft[];
  readonly hidden: HiddenDraft[];
  readonly sections: Section[];
  /** Shapes that hide what lies under them. */
  readonly covers: ShapePlace[];
  pageColour: Backdrop;
  invisibleCount: number;
  textLength: number;
  /** Of all places: body, cells, text boxes. */
  blockCount: number;
};

export function createStoryOutput(): StoryOutput {
  return {
    blocks: [],
    hidden: [],
    sections: [],
    covers: [],
    pageColour: [0xffffff],
    invisibleCount: 0,
    textLength: 0,
    blockCount: 0,
  };
}

/** The section that is being read; its facts come at its end. */
export function currentSection(output: StoryOutput): number {
  return output.sections.length;
}

/** Sections that were closed, and one for what follows the last of them. */
export function allSections(output: StoryOutput): readonly Section[] {
  return [...output.sections, output.sections.at(-1) ?? createSection()];
}

/** Sets a text apart; neighbours with one reason make one entry. */
export function hide(output: StoryOutput, reason: HiddenReason, text: string): void {
  if (text.trim() === '') return;
  const last = findOpenHidden(output, reason);
  if (last !== undefined) last.text += text;
  else output.hidden.push({ reason, text, block: output.blocks.length, isSealed: false });
}

function findOpenHidden(output: StoryOutput, reason: HiddenReason): HiddenDraft | undefined {
  const last = output.hidden.at(-1);
  if (last === undefined || last.isSealed || last.reason !== reason) return undefined;
  return last.block === output.blocks.length ? last : undefined;
}

/** Ends a paragraph: what is set apart in the next one makes an entry of its own. */
export function sealHidden(output: StoryOutput): void {
  const last = output.hidden.at(-1);
  if (last !== undefined) last.isSealed = true;
}

/** Keeps the blanks between words that are set apart. */
export function hideBlank(output: StoryOutput, reason: HiddenReason, text: string): void {
  const last = findOpenHidden(output, reason);
  if (last !== undefined) last.text += text;
}

/** Takes a block into `sink`, within what a paper can have. */
export function keepBlock(
  output: StoryOutput,
  block: BlockDraft,
  place: { readonly sink: BlockDraft[]; readonly limits: ReadingLimits },
): void {
  output.blockCount += 1;
  if (output.blockCount > place.limits.blocks) throw new ReadingRefused('too-complex');
  place.sink.push(block);
}

/** What of a text can be seen; the rest is set apart or counted. */
export function keepVisible(output: StoryOutput, text: string, limits: ReadingLimits): string {
  const { visible, tagText, invisibleCount } = stripInvisibleCharacters(text);
  output.invisibleCount += invisibleCount;
  if (tagText !== '') hide(output, 'invisible-characters', tagText);
  output.textLength += visible.length;
  if (output.textLength > limits.textLength) throw new ReadingRefused('too-complex');
  return visible;
}
