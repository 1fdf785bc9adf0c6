import { studentNumber } from '@greenpen/grading';
import { storedSwitch } from '../theme/stored-choice.ts';
import { useStoredChoice } from '../theme/use-stored-choice.ts';

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
  /** The file name, which usually contains the student's name. */
  readonly fileOf: (paper: Paper) => string;
  /** A file not uploaded yet, by its position in the list. */
  readonly localFileOf: (name: string, index: number) => string;
  /** The student's name, otherwise the file name. */
  readonly authorOf: (paper: Paper) => string;
};

const hiddenNamesChoice = storedSwitch('hide-names', 'off');

/** Papers' display names: student names, or numbers for anonymous grading. */
export function namesWith(isHidden: boolean, toggle: () => void): Names {
  const studentOf = (paper: Paper) =>
    isHidden ? `Student ${studentNumber(paper.id)}` : (paper.studentName ?? 'Unknown Student');
  return {
    isHidden,
    toggle,
    studentOf,
    emailOf: (paper) => (isHidden ? null : paper.studentEmail),
    fileOf: (paper) =>
      isHidden ? `Paper ${studentNumber(paper.id)}.${paper.fileType.toLowerCase()}` : paper.originalName,
    localFileOf: (name, index) =>
      isHidden ? `File ${index + 1}${/\.\w{1,8}$/u.exec(name)?.[0].toLowerCase() ?? ''}` : name,
    authorOf: (paper) => (isHidden ? studentOf(paper) : (paper.studentName ?? paper.originalName)),
  };
}

const toggle = () => hiddenNamesChoice.set(hiddenNamesChoice.get() === 'on' ? 'off' : 'on');
const shown = namesWith(false, toggle);
const hidden = namesWith(true, toggle);

/** The display names according to this browser's setting. */
export function useNames(): Names {
  const [choice] = useStoredChoice(hiddenNamesChoice);
  return choice === 'on' ? hidden : shown;
}
