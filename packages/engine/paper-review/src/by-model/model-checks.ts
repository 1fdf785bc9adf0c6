import type { FaultKind } from '@greenpen/model-judge';
import type { CheckDescription } from '@greenpen/paper';

const ofLanguage = {
  area: 'grammar',
  group: 'Grammar and style',
  source: 'Read by the language model',
  summary: 'The language is right.',
} as const;

const grammarRead: CheckDescription = {
  ...ofLanguage,
  id: 'grammar-read-by-model',
  severity: 'error',
  cost: 'mistakes',
  title: 'Language errors read by the model',
  advice: { noun: 'errors of language', how: ['Check each marked place against its correction.'] },
};

const styleRead: CheckDescription = {
  ...ofLanguage,
  id: 'grammar-style-read-by-model',
  severity: 'advice',
  cost: 'habit',
  title: 'Wording suggested by the model',
  advice: {
    noun: 'wordings that could be better',
    how: ['Read the marked places again and decide for yourself.'],
  },
};

/** [title, noun, what to do about it]. */
const FAULTS: Readonly<Record<FaultKind, readonly [title: string, noun: string, how: string]>> = {
  contradiction: [
    'Statements that contradict each other',
    'statements that contradict each other',
    'Decide which of the two is right and change the other.',
  ],
  'cause from correlation': [
    'A cause read into an association',
    'causes read into an association',
    'Say that the two go together, or show what causes what.',
  ],
  overgeneralisation: [
    'A conclusion too wide for its evidence',
    'conclusions that are wider than their evidence',
    'Limit the claim to the cases that the evidence covers.',
  ],
  'unsupported claim': [
    'A claim that nothing supports',
    'claims that nothing supports',
    'Give a reason or a source, or say that it is your view.',
  ],
  'misread source': [
    'A source that says something else',
    'sources that say something else',
    'Go back to the source and report what it says.',
  ],
  'implausible figure': [
    'Figures that do not fit together',
    'figures that do not fit together',
    'Check both figures against their source.',
  ],
  'anecdote as proof': [
    'A single case used as proof',
    'single cases that are used as proof',
    'Use the case as an example and bring evidence on more.',
  ],
  'attack on a person': [
    'A person attacked, not the argument',
    'attacks on a person',
    'Answer the argument instead.',
  ],
  'irrelevant passage': [
    'A passage beside the point',
    'passages beside the point',
    'Take it out, or say what it does for your point.',
  ],
  'broken order': [
    'A passage out of place',
    'passages out of place',
    'Move it to where a reader can follow it.',
  ],
  circular: [
    'A claim that proves itself',
    'claims that prove themselves',
    'Give a reason that is not the claim in other words.',
  ],
  'addresses the grader': ['Words to the grader, read by the model', 'words to the grader', 'Take them out.'],
};

export function checkOfFault(kind: string): string {
  return `content-read-${kind.replaceAll(' ', '-')}`;
}

const faultsRead = Object.entries(FAULTS).map(([kind, [title, noun, how]]): CheckDescription => ({
  // The keys are the kinds.
  id: `content-read-${kind.replaceAll(' ', '-')}`,
  area: 'content',
  group: 'Content',
  severity: 'advice',
  cost: 'none',
  title,
  source: 'Read by the language model',
  summary: 'The reasoning holds.',
  advice: { noun, how: [how] },
}));

/** What a language model can find; each of its findings is verified against the paper. */
export const modelChecks: readonly CheckDescription[] = [grammarRead, styleRead, ...faultsRead];
