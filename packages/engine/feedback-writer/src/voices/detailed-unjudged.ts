import type { Unjudged } from '../voice.ts';

const wholeSentences = [
  ['An assessment of language requires connected prose of some length, in the writer’s own sentences.'],
  ['A draft of several paragraphs, proofread aloud after an interval, would provide a sufficient basis.'],
  ['Particular uncertainties of usage may be raised in consultation before that draft is written.'],
] as const;

const theRightFile = [
  ['Should another file have been intended, it may be submitted in place of this one.'],
  ['A consultation on question and scope is recommended before further work is undertaken.'],
] as const;

/** What an academic voice says where there is little or nothing to judge. */
export const detailedUnjudged: Unjudged = {
  grammar: {
    none: {
      opening: ['The document contains no running text whose language could be assessed.'],
      extras: wholeSentences,
    },
    unchecked: {
      opening: ['Grammar and usage were not assessed in this document.'],
      extras: [
        ['A further proofreading by the author, after an interval and aloud, remains advisable.'],
        ['Passages whose wording is in doubt may be marked for discussion.'],
      ],
    },
    foreign: {
      opening: ['The greater part of this text is not in English; its grammar was therefore not assessed.'],
      extras: [
        ['Where an English version is required, it should be submitted in addition to the present one.'],
        ['Where another language was agreed, the wording will have to be considered separately.'],
      ],
    },
    capitals: {
      opening: [
        'The text is set in capitals, in which names and common words cannot be distinguished; its grammar was not assessed.',
      ],
      extras: [
        [
          'Ordinary letters are required, with capitals reserved for names and for the first word of each sentence.',
        ],
        ['After conversion, the capitals of proper nouns should be restored by hand.'],
      ],
    },
    repeated: {
      opening: [
        'Scarcely any sentence of this text is new and addressed to a reader, so that its grammar could hardly be assessed.',
      ],
      extras: wholeSentences,
    },
    few: {
      opening: ['The text contains too few complete sentences for an assessment of grammar.'],
      extras: wholeSentences,
    },
  },
  content: {
    none: {
      opening: ['The document contains no running text, and hence no argument that could be assessed.'],
      extras: [
        ['A paper should pose a question, report what is known about it, and defend an answer.'],
        ...theRightFile,
      ],
      overall: ['It contains no running text, so that its substance cannot be assessed.'],
    },
    foreign: {
      opening: ['As the greater part of this text is not in English, its substance was not assessed.'],
      extras: [
        ['A summary in English of question, evidence and conclusion would permit a first discussion.'],
        ['The language of submission should be clarified before a further draft is prepared.'],
      ],
      overall: [
        'The greater part is not in English, so that language and substance are left out of account.',
      ],
    },
    repeated: {
      opening: [
        'Scarcely any of this text says something new to a reader, so that there is little to assess.',
      ],
      extras: [
        [
          'What is required is a treatment of the topic in the writer’s own words: a question, evidence and an answer.',
        ],
        ...theRightFile,
      ],
      overall: ['Scarcely anything in it is new, so that its substance cannot be assessed.'],
    },
    few: {
      opening: ['The text is too short for an assessment of its substance.'],
      extras: [
        [
          'The main point should be stated, supported by reasons, illustrated, and related to published work.',
        ],
        ...theRightFile,
      ],
      overall: ['It is too short for a considered assessment.'],
    },
    'no-paragraphs': {
      opening: ['The text contains no paragraph of any length and was therefore not assessed as a paper.'],
      extras: [
        [
          'Where a paper is required, each point should be developed into a paragraph that states it, supports it and relates it to the whole.',
        ],
        [
          'Where another form was set, such as a poem, a script or a plan, the assessment will have to follow its own criteria.',
        ],
        ...theRightFile,
      ],
      overall: ['It contains no paragraph of any length and was not assessed as a paper.'],
    },
    'no-prose': {
      opening: [
        'Scarcely any of the material stands in complete sentences, so that no argument can be discerned.',
      ],
      extras: [
        [
          'The principal items should be developed into paragraphs that state their meaning, importance and evidence.',
        ],
        ['Lists and tables may then be retained where they support the text.'],
        ...theRightFile,
      ],
      overall: ['It contains scarcely any complete sentences, so that little can be said of its substance.'],
    },
  },
};
