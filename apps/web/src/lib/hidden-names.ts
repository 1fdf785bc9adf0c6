import { storedSwitch } from './stored-choice.ts';
import { useStoredChoice } from './use-stored-choice.ts';

type Paper = {
  readonly id: string;
  readonly originalName: string;
  readonly fileType: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
};

export type Names = {
  readonly isHidden: boolean;
  readonly toggle: () => void;
  readonly studentOf: (paper: Paper) => string;
  readonly emailOf: (paper: Paper) => string | null;
  /** The file's name, which most often holds the student's. */
  readonly fileOf: (paper: Paper) => string;
  /** Who wrote it, or else its file's name. */
  readonly authorOf: (paper: Paper) => string;
};

const hiddenNamesChoice = storedSwitch('hide-names', 'off');

/** A number that stands for a student while names are hidden: the same on every screen and every day. */
export function numberOf(id: string): number {
  // The end of an id is random; its beginning is a time and would give neighbours the same number.
  return 1000 + (Number.parseInt(id.slice(-8), 16) % 9000);
}

/** How papers are called: by name, or by number so that nobody grades a name. */
export function namesWith(isHidden: boolean, toggle: () => void): Names {
  const studentOf = (paper: Paper) =>
    isHidden ? `Student ${numberOf(paper.id)}` : (paper.studentName ?? 'Unknown Student');
  return {
    isHidden,
    toggle,
    studentOf,
    emailOf: (paper) => (isHidden ? null : paper.studentEmail),
    fileOf: (paper) =>
      isHidden ? `Paper ${numberOf(paper.id)}.${paper.fileType.toLowerCase()}` : paper.originalName,
    authorOf: (paper) => (isHidden ? studentOf(paper) : (paper.studentName ?? paper.originalName)),
  };
}

const toggle = () => hiddenNamesChoice.set(hiddenNamesChoice.get() === 'on' ? 'off' : 'on');
const shown = namesWith(false, toggle);
const hidden = namesWith(true, toggle);

/** The names as this browser's switch shows them. */
export function useNames(): Names {
  const [choice] = useStoredChoice(hiddenNamesChoice);
  return choice === 'on' ? hidden : shown;
}
