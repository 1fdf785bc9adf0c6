import type { Area, Severity } from './finding.ts';

/** What only a paper with a layout can have, and a post or a plain text need not. */
const formatGroups = ['Title page', 'Page layout', 'Headings', 'Tables and figures'] as const;

export type CheckGroup =
  | (typeof formatGroups)[number]
  | 'Citations in the text'
  | 'Style of the text'
  | 'Reference list'
  | 'Grammar and style'
  | 'Content';

/** What the feedback says about a check's findings. Checks with the same noun are spoken of together. */
export type Advice = {
  /** Fits after "look at": "agreement between subject and verb". */
  readonly noun: string;
  /** What to do about it, as a sentence; several wordings, so that a class does not read the same one. */
  readonly how: readonly string[];
  /** What a long passage that the check marks is called. */
  readonly unit?: 'sentence' | 'paragraph' | 'entry' | 'heading';
  /** Told after all other marks of its area, and not at all where the mark is only advice. */
  readonly isLast?: boolean;
  /** The measured side of the content that such a finding speaks against. */
  readonly against?: 'development' | 'structure' | 'language' | 'sources' | 'coverage';
};

export type CheckWeight = 'minor' | 'moderate' | 'major';

/** How much an APA error costs: for each place, or "once" for the whole paper. The points are in paper-scoring. */
export type ApaCost = CheckWeight | `${CheckWeight} once`;

/** Whether a grammar check finds one habit again and again, or many different mistakes. */
export type GrammarCost = 'habit' | 'mistakes';

/** Content checks measure the points themselves, or only give advice. */
export type ContentCost = 'measured' | 'none';

/** All that is known of a check without running it: its price, its words for people, and its rule. */
export type CheckDescription = {
  /** Area, hyphen, name: "apa-citation-ampersand". Stored with each finding. */
  readonly id: string;
  readonly area: Area;
  readonly group: CheckGroup;
  readonly severity: Severity;
  readonly cost: ApaCost | GrammarCost | ContentCost;
  /** Checks with the same cause cost no more together than the dearest of them alone. */
  readonly cause?: 'not formatted';
  /** True where the finding's place only shows where something is missing, so its words are not quoted. */
  readonly marksGap?: true;
  /** Share of such errors that are found, as measured (docs/measurements.md); absent where it is not known. */
  readonly recall?: number;
  /** For advice that a post to classmates or a personal text need not follow. */
  readonly register?: 'academic';
  /** What it finds, in the few words that a list has room for. */
  readonly title: string;
  /** Source of the rule: "APA 7, 8.17". */
  readonly source: string;
  /** The rule in one sentence. */
  readonly summary: string;
  readonly advice: Advice;
};

/** The description of each check by its id. */
export type CheckCatalogue = ReadonlyMap<string, CheckDescription>;

/** Of several rules that are reported as one check the first gives the description. */
export function catalogueOf(checks: readonly CheckDescription[]): CheckCatalogue {
  return new Map(checks.map((check) => [check.id, check] as const).toReversed());
}

/** Whether a check is about title page, layout, headings, tables or figures. */
export function isAboutFormat({ group }: Pick<CheckDescription, 'group'>): boolean {
  return formatGroups.some((about) => about === group);
}

/** How much of a paper its grammar was judged on, so that a score never looks surer than it is. */
export type GrammarExtent = {
  /** English words in whole sentences, quotations and references aside. */
  readonly words: number;
  /** Share of the sentences' words that are English, 0 to 1; 1 in an empty paper. */
  readonly englishShare: number;
  /** False where only the first part of a very long paper was judged. */
  readonly isWhole: boolean;
  /** Words of sentences that repeat an earlier one word for word, and were checked there. */
  readonly copiedWords?: number;
  /** Words set in capitals throughout, in which neither names nor slips can be told. */
  readonly capitalWords?: number;
};

/** Fewer words than this show too little of a writer's grammar. */
export const fewestJudgedWords = 30;

export function isMostlyForeign({ englishShare }: GrammarExtent): boolean {
  return englishShare < 0.5;
}
