export const requirementKinds = [
  'part',
  'section',
  'length',
  'sources',
  'visual',
  'person',
  'format',
] as const;

/**
 * What a requirement is about: a part or question to answer, a section to include, the length, the sources, a figure
 * or table, the grammatical person, or the format.
 */
export type RequirementKind = (typeof requirementKinds)[number];

/** A passage of a paper of which the instructor said whether it meets the requirement. */
export type Ruling = { readonly text: string; readonly counts: boolean };

/** One thing that an assignment asks of a paper. */
export type Requirement = {
  /** Unique within its assignment and stable while the words it came from stay the same. */
  readonly id: string;
  /** One line for the checklist. */
  readonly text: string;
  readonly kind: RequirementKind;
  readonly required: boolean;
  /** The words of the instructions that it came from; empty where the instructor added it. */
  readonly asWritten: string;
  /** Words or short phrases that an answer may use, given by the instructor. */
  readonly terms: readonly string[];
  /** Passages that the instructor ruled on; like passages of other papers are judged the same way. */
  readonly rulings?: readonly Ruling[] | undefined;
};

/** What is read of a requirement from the words that ask for it. */
export type RequirementLine = Pick<Requirement, 'kind' | 'text' | 'asWritten'>;

/** From kind and text, so that the same requirement keeps its id. */
export function requirementId({ kind, text }: Pick<Requirement, 'kind' | 'text'>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${kind}-${words.slice(0, 8).join('-').slice(0, 60)}`;
}

/** `cannot-tell` where reading the paper does not settle it; `not-found` only where it does. */
export const verdicts = ['met', 'partly', 'not-found', 'cannot-tell'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * "No first person", "do not use blogs": the paper keeps such a requirement by having nothing of it. `met` is kept,
 * `not-found` is broken. "No more than two pages" is a limit.
 */
export function isBan({ kind, text }: Pick<Requirement, 'kind' | 'text'>): boolean {
  return kind !== 'part' && kind !== 'length' && BAN.test(text);
}

const BAN =
  /^(?:please\s+)?(?:(?:no|without)\b(?!\s+(?:more|fewer|less|later|longer)\b)|avoid\b|never\b|(?:do|may|must|should|can)\s*(?:not|n['’]t)\b|cannot\b|don['’]t\b)/iu;

const WORDS: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  partly: 'Partly',
  'not-found': 'Not found',
  'cannot-tell': 'Cannot tell',
};

/** The verdict as users read it: a ban is kept or broken, and a length is not looked for. */
export function sayVerdict(requirement: Pick<Requirement, 'kind' | 'text'>, verdict: Verdict): string {
  const { kind } = requirement;
  if (isBan(requirement))
    return { ...WORDS, met: 'Kept', partly: 'Mostly kept', 'not-found': 'Broken' }[verdict];
  const isMeasured = kind === 'length' || kind === 'person' || kind === 'format';
  return isMeasured && verdict === 'not-found' ? 'Not met' : WORDS[verdict];
}
