import type { Span } from '@greenpen/paper';
import { runningParagraphs } from '../content/running-paragraphs.ts';
import type { SoundWork } from '../work/sound-work.ts';
import type { Paragraph, Work } from '../work/work.ts';
import type { Misplaced } from './misplaced.ts';
import { misplacedHeadings } from './misplaced-headings.ts';
import { quoteOpening } from './quote-opening.ts';

const SURE = 1;
const LIKELY = 0.6;

const CLOSES =
  /^(?:in (?:conclusion|summary|sum|closing)|to (?:conclude|summarize|sum up)|all in all|as this (?:paper|essay|report) has (?:shown|argued))\b/iu;
/** "Overall" may also sum up a section, but opens no paper. */
const SUMS_UP = /^(?:overall|taken together|in the end|ultimately|in short)\b/iu;
/** What needs something said before. */
const CONTINUES =
  /^(?:however|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|in addition|as a result|on the other hand|by contrast|in contrast|for this reason|therefore|likewise|similarly|(?:another|a (?:second|third|fourth|final|further)|the (?:second|third|fourth|next|other|last|final)|(?:this|my|its|their) (?:second|third|fourth|next|last|final)) (?:\p{Ll}+ )?(?:reason|cause|effect|result|point|argument|factor|problem|benefit|way|step|example|change|consequence|objection|weakness|strength|finding|claim|issue|premise|barrier|advantage|disadvantage)|(?:second|third|fourth)(?:ly)?,|lastly,|such (?:a|an) )\b/iu;

/**
 * Finds paragraphs and headings that contradict their place: a close with the body still to come, an opening that takes
 * up what was never said, "the third reason" before the first, an abbreviation before it is explained, a heading without
 * text, and sections or numbers that run backwards. In the order of the text.
 */
export function findMisplaced({
  work,
  sound,
}: {
  readonly work: Work;
  readonly sound: SoundWork;
}): readonly Misplaced[] {
  const paragraphs = runningParagraphs(sound.paragraphs).filter(({ isBody }) => isBody);
  if (paragraphs.length < FEWEST_PARAGRAPHS) return [];
  const placed = paragraphs.map((paragraph, at): Placed => {
    const text = work.text.slice(paragraph.span.start, paragraph.span.end).trim();
    return { paragraph, text, at };
  });
  return [
    ...closesEarly(placed),
    ...continuesNothing(placed),
    ...ordinalsBackwards(placed),
    ...introducesLate(placed),
    ...misplacedHeadings(work),
  ].toSorted((a, b) => a.span.start - b.span.start);
}

const FEWEST_PARAGRAPHS = 4;

type Placed = { readonly paragraph: Paragraph; readonly text: string; readonly at: number };

/** A word of thanks or a note on method may follow a close. */
const CLOSE_FROM = 0.6;

function closesEarly(placed: readonly Placed[]): readonly Misplaced[] {
  return placed.flatMap(({ paragraph, text, at }) => {
    const left = placed.length - 1 - at;
    const isClose = CLOSES.test(text)
      ? at < (placed.length - 1) * CLOSE_FROM
      : SUMS_UP.test(text) && at === 0;
    if (!isClose) return [];
    const follow = left === 1 ? '1 more paragraph follows' : `${left} more paragraphs follow`;
    const message = `Paragraph ${at + 1} begins ${quoteOpening(text)}, but ${follow} it.`;
    return [{ span: openingOf(paragraph), message, weight: SURE }];
  });
}

function openingOf({ sentences, span }: Paragraph): Span {
  return sentences[0]?.span ?? span;
}

function continuesNothing([first]: readonly Placed[]): readonly Misplaced[] {
  if (first === undefined || !CONTINUES.test(first.text)) return [];
  const message = `The paper begins ${quoteOpening(first.text)}, which takes up something that was not said before.`;
  return [{ span: openingOf(first.paragraph), message, weight: SURE }];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
/** "The first test", "a second result", "Third,"; not a date, a rank or a fraction. */
const COUNTED =
  /^(?:(?:the|a|my|our|this|its|their) )?(first|second|third|fourth|fifth)(?:ly)?\b,?(?! (?:of all|time|half|grade|graders?|world|war|amendment|year|century|quarter|person|language|day|week|semester|of (?:\p{Lu}|the month)))/iu;

function ordinalsBackwards(placed: readonly Placed[]): readonly Misplaced[] {
  const counted = placed.flatMap((one) => {
    const ordinal = COUNTED.exec(one.text)?.[1]?.toLowerCase();
    const rank = ORDINALS.findIndex((name) => name === ordinal);
    return rank === -1 ? [] : [{ ...one, rank }];
  });
  return counted.flatMap(({ paragraph, text, at, rank }) => {
    const before = ORDINALS[rank - 1];
    const later = counted.find((other) => other.at > at && other.rank === rank - 1);
    if (before === undefined || later === undefined) return [];
    const isSaid = placed
      .slice(0, at)
      .some((earlier) => new RegExp(String.raw`\b(?:${before}(?:ly)?|one)\b`, 'iu').test(earlier.text));
    if (isSaid) return [];
    const message = `Paragraph ${at + 1} begins ${quoteOpening(text)}, but paragraph ${later.at + 1}, which begins ${quoteOpening(later.text)}, comes after it.`;
    return [{ span: openingOf(paragraph), message, weight: SURE }];
  });
}

const DEFINED = /\b((?:\p{L}+[ -]){1,6}\p{L}+) \((\p{Lu}{2,6})s?\)/gu;

/** A person or an abbreviation that an earlier paragraph speaks of as known. */
function introducesLate(placed: readonly Placed[]): readonly Misplaced[] {
  return placed.flatMap(({ text, at }) => {
    const known = placed.slice(0, at);
    const later = [...text.matchAll(DEFINED)].flatMap(([, , short = '']) => {
      const early = known.find((one) => new RegExp(String.raw`\b${short}s?\b`, 'u').test(one.text));
      const isExplained = known.some((one) => one.text.includes(`(${short}`));
      return early === undefined || isExplained ? [] : [{ early, short }];
    });
    return later.slice(0, 1).map(({ early, short }) => ({
      span: openingOf(early.paragraph),
      message: `Paragraph ${early.at + 1} uses “${short}”, which only paragraph ${at + 1} explains.`,
      weight: LIKELY,
    }));
  });
}
