import type { Unjudged } from '../unjudged.ts';

const wholeSentences = [
  ['An assessment of language requires connected prose of some length, in the writer’s own sentences.'],
  ['A draft of several paragraphs, proofread aloud after a break, would be enough.'],
  ['Questions about usage may be raised in office hours before that draft is written.'],
] as const;

const theRightFile = [
  ['If this is the wrong file, the right one may be submitted in its place.'],
  ['A meeting about the question and its scope is recommended before further work is done.'],
] as const;

/** What an academic voice says where there is little or nothing to judge. */
export const detailedUnjudged: Unjudged = {
  grammar: {
    none: {
      opening: ['The document contains no running text whose grammar could be assessed.'],
      extras: wholeSentences,
    },
    unchecked: {
      opening: ['Grammar and usage were not assessed in this document.'],
      extras: [
        ['Another proofreading by the author, aloud and after a break, is still advisable.'],
        ['Sentences that the author is not sure about may be marked for discussion.'],
      ],
    },
    foreign: {
      opening: ['Most of this text is not in English; its grammar was therefore not assessed.'],
      extras: [
        ['If an English version is required, it should be submitted in addition to this one.'],
        ['If another language was agreed on, the wording will have to be considered separately.'],
      ],
    },
    capitals: {
      opening: [
        'The text is in all capitals, so names and common words cannot be distinguished; its grammar was not assessed.',
      ],
      extras: [
        ['Capitals should be used only for names and for the first word of each sentence.'],
        ['After conversion, the capitals of proper nouns should be restored by hand.'],
      ],
    },
    repeated: {
      opening: [
        'Hardly any sentence in this text is new and written for a reader, so its grammar could hardly be assessed.',
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
      opening: ['The document contains no running text, and therefore no argument that could be assessed.'],
      extras: [
        ['A paper should pose a question, report what is known about it, and defend an answer.'],
        ...theRightFile,
      ],
      overall: ['It contains no running text, so its content cannot be assessed.'],
    },
    foreign: {
      opening: ['Because most of this text is not in English, its content was not assessed.'],
      extras: [
        ['A summary in English of the question, evidence and conclusion would allow a first discussion.'],
        ['The language of submission should be clarified before a further draft is prepared.'],
      ],
      overall: ['Most of it is not in English, so its grammar and content were not assessed.'],
    },
    repeated: {
      opening: ['Hardly any of this text says something new to a reader, so there is little to assess.'],
      extras: [
        ['The paper should discuss the topic in the writer’s own words: a question, evidence and an answer.'],
        ...theRightFile,
      ],
      overall: ['Hardly anything in it is new, so its content cannot be assessed.'],
    },
    few: {
      opening: ['The text is too short for its content to be assessed.'],
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
          'If a paper is required, each point should be developed into a paragraph that states it, supports it and relates it to the whole.',
        ],
        [
          'If another form was assigned, such as a poem, a script or a plan, it will have to be assessed by other criteria.',
        ],
        ...theRightFile,
      ],
      overall: ['It contains no paragraph of any length and was not assessed as a paper.'],
    },
    'no-prose': {
      opening: ['Hardly any of the material is in complete sentences, so no argument can be identified.'],
      extras: [
        [
          'The main items should be developed into paragraphs that state their meaning, importance and evidence.',
        ],
        ['Lists and tables may then be retained where they support the text.'],
        ...theRightFile,
      ],
      overall: ['It contains hardly any complete sentences, so little can be said about its content.'],
    },
  },
};
