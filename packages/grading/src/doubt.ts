export const doubtCodes = [
  'off-topic',
  'read-as-off-topic',
  'half-missing',
  'readings-differ',
  'model-unsteady',
  'pages-unread',
  'checks-missing',
  'not-english',
  'addressed-to-grader',
  'unreadable-text',
  'repeated-text',
  'pasted-instructions',
  'topic-unsure',
  'incoherent',
  'copy-of-another',
  'left-over-text',
  'several-papers',
  'two-names',
  'hidden-text',
  'few-words',
  'far-from-examples',
  'few-examples',
  'long-paper',
  'rubric-needs-you',
] as const;

/** A reason to check a grade before relying on it. */
export type DoubtCode = (typeof doubtCodes)[number];

export type DoubtLevel = 0 | 1 | 2 | 3;

/** 3: the score may well be wrong; 2: check it; 1: good to know. */
const weightOf: Readonly<Record<DoubtCode, DoubtLevel>> = {
  'off-topic': 3,
  'read-as-off-topic': 3,
  'half-missing': 3,
  'readings-differ': 2,
  'model-unsteady': 2,
  'pages-unread': 3,
  'checks-missing': 3,
  'not-english': 3,
  'addressed-to-grader': 3,
  'unreadable-text': 3,
  'repeated-text': 3,
  'pasted-instructions': 2,
  'topic-unsure': 2,
  incoherent: 3,
  'copy-of-another': 3,
  'left-over-text': 2,
  'several-papers': 2,
  'two-names': 2,
  'hidden-text': 2,
  'few-words': 2,
  'far-from-examples': 2,
  'few-examples': 1,
  'long-paper': 1,
  'rubric-needs-you': 1,
};

/** The sentence shown next to the grade. */
export const doubtSentences: Readonly<Record<DoubtCode, string>> = {
  'off-topic': 'The paper does not seem to answer this assignment, so its content score is limited.',
  'read-as-off-topic': 'The language model read this paper as an answer to something else.',
  'half-missing': 'Half or more of what was asked was not found.',
  'readings-differ': 'What the language model read and what was measured differ by more than a letter grade.',
  'model-unsteady':
    'The language model judged several points otherwise when it read the paper a second time.',
  'pages-unread': 'Part of the file could not be read and was not graded.',
  'checks-missing': 'Some checks could not run on this paper.',
  'not-english': 'Most of the text is not in English, so its grammar was not checked.',
  'addressed-to-grader': 'Some of the text is addressed to the grader.',
  'unreadable-text': 'Some of the text is not readable prose and was not counted.',
  'repeated-text': 'Most of the text is repeated word for word and was counted once.',
  'pasted-instructions': 'Part of the text is copied from the assignment and was not counted.',
  'topic-unsure': 'It is not clear from the words of the paper whether it answers this assignment.',
  incoherent: 'The sentences or paragraphs do not seem to follow from one another.',
  'copy-of-another': 'Much of this paper is also in another of your papers.',
  'left-over-text': 'Some words look left over from a template or a tool.',
  'several-papers': 'The file has several reference lists, so it may contain more than one paper.',
  'two-names': 'The file name or title page names a second student.',
  'hidden-text': 'The file contains hidden text, which was not graded.',
  'few-words': 'There is too little text to judge.',
  'far-from-examples': 'Your graded examples suggest a very different score than the measurements alone.',
  'few-examples': 'The scale is based on only one or two of your graded examples.',
  'long-paper': 'Only the first part of the paper was checked for grammar.',
  'rubric-needs-you':
    'Some criteria of your rubric need you to judge them or to confirm their points, so the scores are not final.',
};

/** The level of the most serious reason; 0 without any. */
export function doubtLevel(codes: readonly DoubtCode[]): DoubtLevel {
  return codes.reduce<DoubtLevel>((level, code) => (weightOf[code] > level ? weightOf[code] : level), 0);
}
