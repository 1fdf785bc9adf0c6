/** What a check is about, as a person would say it. */
export type Topic = {
  /** Fits after "look at": "agreement between subject and verb". */
  readonly noun: string;
  /** What to do about it, as a sentence; several wordings, so that a class does not read the same one. */
  readonly advice: readonly string[];
  /** What a long passage that the check marks is called. */
  readonly unit?: 'sentence' | 'paragraph' | 'entry' | 'heading';
  /** The measured side of the content that such a finding speaks against. */
  readonly against?: 'development' | 'structure' | 'language' | 'sources' | 'coverage';
};

/** The first row whose pattern fits a check's id counts. */
export type TopicRow = readonly [
  pattern: RegExp,
  noun: string,
  advice: readonly string[],
  unit?: Topic['unit'],
  against?: Topic['against'],
];
