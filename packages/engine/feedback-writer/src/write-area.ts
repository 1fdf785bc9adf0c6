import type { Area } from '@greenpen/paper';
import type { Facts } from './facts.ts';
import { fitLength, type Passage } from './fit-length.ts';
import type { Picker } from './picker.ts';
import type { PartId, Variants, Voice } from './voice.ts';

const LENGTH = { least: 75, most: 170 };

const MOST_GROUPS = 3;

const partIds: readonly PartId[] = ['development', 'structure', 'language', 'sources', 'coverage'];

/** The comment on one area: its level, what to change and where, and what else helps. */
export function writeArea(area: Area, facts: Facts, { voice, picker }: WriterTools): string {
  if (area === 'apa' && facts.notJudged.includes(area)) return picker.pick(voice.unjudged.apa);
  const groups = facts.groups[area].slice(0, MOST_GROUPS);
  const { opening, extras, isJudged } = ownPart(area, facts, voice);
  const passages: Passage[] = [{ paragraph: 0, text: picker.pick(opening) }];
  if (area === 'content' && isJudged) passages.push(...strengths(facts, { voice, picker }));
  for (const [position, group] of groups.entries()) {
    passages.push({ paragraph: 1, text: picker.pick(voice.group(group, position)) });
  }
  if (area === 'content' && isJudged) passages.push(...nextSteps(facts, { voice, picker }));
  for (const variants of extras) {
    if (variants.length > 0) passages.push({ paragraph: 2, text: picker.pick(variants), isExtra: true });
  }
  return fitLength(passages, LENGTH);
}

type OwnPart = {
  readonly opening: Variants;
  readonly extras: readonly Variants[];
  readonly isJudged: boolean;
};

/** The opening of an area's comment: its level, or why it could not be judged. */
function ownPart(area: Area, facts: Facts, voice: Voice): OwnPart {
  const { grammar, content } = facts.ground;
  if (area === 'grammar' && grammar !== null) return { ...voice.unjudged.grammar[grammar], isJudged: false };
  if (area === 'content' && content !== null) return { ...voice.unjudged.content[content], isJudged: false };
  return { opening: voice.opening(area, facts), extras: voice.extras(area, facts), isJudged: true };
}

export type WriterTools = { readonly voice: Voice; readonly picker: Picker };

/** What a text that fits any topic has without a thought behind it. */
export const ofWriting: ReadonlySet<PartId> = new Set(['development', 'structure', 'language']);

/** What is praised: nothing that a finding of the same paper speaks against. */
function strengths(facts: Facts, { voice, picker }: WriterTools): readonly Passage[] {
  if (facts.isUnfit) return [];
  const praised = rankedParts(facts)
    .filter(
      ({ id, ratio }) => ratio >= 0.75 && !facts.faulted.has(id) && !(facts.saysLittle && ofWriting.has(id)),
    )
    .slice(0, 2)
    .map(({ id }): Passage => ({ paragraph: 0, text: picker.pick(voice.praise(id, facts)) }));
  const quote = facts.strongSentence;
  if (quote === null) return praised;
  return [...praised, { paragraph: 0, text: picker.pick(voice.strongSentence(quote)) }];
}

function nextSteps(facts: Facts, { voice, picker }: WriterTools): readonly Passage[] {
  // An outline and a thesis are advice for a paper.
  const weak = rankedParts(facts).filter(
    ({ id, ratio }) => ratio < 0.75 && (id !== 'structure' || facts.kind === 'paper'),
  );
  return weak
    .toReversed()
    .slice(0, 2)
    .map(({ id, ratio }, index): Passage => {
      const isExtra = index > 0 || ratio >= 0.6;
      return { paragraph: 2, text: picker.pick(voice.nextStep(id, facts)), isExtra };
    });
}

/** The measured parts of the content, best first. */
export function rankedParts({ parts }: Facts): readonly { readonly id: PartId; readonly ratio: number }[] {
  return partIds
    .flatMap((id) =>
      parts.filter((part) => part.id === id).map((part) => ({ id, ratio: part.points / part.maxPoints })),
    )
    .toSorted((a, b) => b.ratio - a.ratio);
}
