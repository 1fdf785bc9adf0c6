import type { Area } from '@greenpen/paper';
import type { OwnSentence } from './own-sentences.ts';

/** What is known of an instructor's way of writing, each by its value. */
export type TraitValues = {
  /** How feedback begins and ends; "{name}" is the student's first name, lines are separated by a line break. */
  readonly greeting: string;
  readonly closing: string;
  /** Whom her sentences speak to: the student, or a reader about the paper. */
  readonly address: 'student' | 'paper';
  /** Words in the average sentence. */
  readonly sentenceLength: number;
  /** Words of all comments on a paper together. */
  readonly length: number;
  readonly contractions: boolean;
  readonly warmth: 'warm' | 'plain';
  readonly hedging: 'often' | 'rarely';
  /** Expressions that she uses again and again. */
  readonly phrases: readonly string[];
  readonly praise: 'first' | 'last';
  /** What she calls a mistake: "slip". */
  readonly naming: string;
  /** The areas in the order in which she takes them up. */
  readonly areaOrder: readonly Area[];
  /** Sentences that may be used again where they fit. */
  readonly ownSentences: readonly OwnSentence[];
};

export type TraitId = keyof TraitValues;

export const traitIds = [
  'greeting',
  'closing',
  'address',
  'sentenceLength',
  'length',
  'contractions',
  'warmth',
  'hedging',
  'phrases',
  'praise',
  'naming',
  'areaOrder',
  'ownSentences',
] as const satisfies readonly TraitId[];

/** A sentence that a trait was learned from, and the source that holds it. */
export type Evidence = { readonly sourceId: string; readonly label: string; readonly text: string };

export type Trait<Value> = {
  readonly value: Value;
  readonly learnedFrom: readonly Evidence[];
  /** 0 to 1: how many sources say so, and how much they agree. */
  readonly confidence: number;
};

/** What was learned, trait by trait; `null` where the sources tell nothing. */
export type VoiceProfile = { readonly [Id in TraitId]: Trait<TraitValues[Id]> | null };

/** What the instructor set by hand: a trait that is off is not used, and a value replaces what was learned. */
export type VoiceCorrections = {
  readonly off?: readonly TraitId[] | undefined;
  readonly greeting?: string | undefined;
  readonly closing?: string | undefined;
  readonly sentenceLength?: number | undefined;
  readonly length?: number | undefined;
  readonly contractions?: boolean | undefined;
  readonly naming?: string | undefined;
  /** Sentences that are not to be used again, as they are listed. */
  readonly forgotten?: readonly string[] | undefined;
};
