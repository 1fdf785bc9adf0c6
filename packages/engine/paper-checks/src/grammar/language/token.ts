export type Token = {
  /** In small letters. */
  readonly word: string;
  readonly text: string;
  /** Offsets into the text that was given to `taggedSentencesOf`. */
  readonly start: number;
  readonly end: number;
  /** Universal part-of-speech tag. */
  readonly tag: string;
};
