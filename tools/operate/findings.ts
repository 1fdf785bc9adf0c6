/** One line of what the doctor found. */
export type Finding = {
  readonly about: string;
  readonly sentence: string;
  readonly isWell: boolean;
};

export const well = (about: string, sentence: string): Finding => ({ about, sentence, isWell: true });

export const toDo = (about: string, sentence: string): Finding => ({ about, sentence, isWell: false });
