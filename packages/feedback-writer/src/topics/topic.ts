/** What a check is about, as a person would say it. */
export type Topic = {
  /** Fits after "look at": "agreement between subject and verb". */
  readonly noun: string;
  /** What to do about it, as a sentence; never said twice. */
  readonly advice: string;
  /** What a long passage that the check marks is called. */
  readonly unit?: 'sentence' | 'paragraph' | 'entry' | 'heading';
};

/** The first row whose pattern fits a check's id counts. */
export type TopicRow = readonly [pattern: RegExp, noun: string, advice: string, unit?: Topic['unit']];
