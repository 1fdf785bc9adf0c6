import type { HeldMark, HoldReason } from './confirm-marks.ts';
import type { MarksSystem } from './marks-order.ts';

/** What the instructor reads beside a mark that was held back, and what to do about it. */
const sentences: Readonly<Record<Exclude<HoldReason, 'no-identifier'>, string>> = {
  unnamed: 'The paper names nobody. Say who wrote it.',
  'two-names': 'What the paper and its file name say does not fit one student. Say who wrote it.',
  namesakes: 'Several students have this name. Enter the e-mail address of the one who wrote it.',
  'not-on-list':
    'Nobody of this name is on the class list. Correct the name, or add the student to the list.',
  'two-papers':
    'This student has several approved papers for the assignment. Reopen those that do not count.',
  'older-attempt': 'A newer paper of this student counts.',
  'other-worksheet':
    'The class list has numbers of another assignment. Import the grading worksheet of this one.',
  'shared-identifier': 'Another student has the same identifier. Correct the class list or the papers.',
  'no-class-list': 'The course has no class list. Import the one that your system exports.',
};

const missing: Readonly<Record<MarksSystem, string>> = {
  plain: '',
  canvas: 'The class list has no id that is this student’s alone. Import the one that Canvas exports.',
  moodle: 'The class list has no Moodle number for this student. Import the assignment’s grading worksheet.',
  'moodle-gradebook': 'There is no e-mail address that is this student’s alone. Add it to the class list.',
  blackboard: 'The class list has no username for this student. Import the one that Blackboard exports.',
  classroom: 'Nothing tells this student from another one of the same name. Add an e-mail address.',
};

export function holdSentence(system: MarksSystem, { reason }: HeldMark): string {
  return reason === 'no-identifier' ? missing[system] : sentences[reason];
}
