import type { Unjudged } from '../unjudged.ts';

const wholeSentences = [
  ['Write complete sentences of your own, at least a paragraph.'],
  ['Read them aloud before you hand them in.'],
  ['Check verbs first, then commas, then spelling.'],
  ['Bring sentences that you are not sure about to office hours.'],
] as const;

const theRightFile = [
  ['If this is the wrong file, send the right one.'],
  ['If you are stuck, ask early.'],
  ['Outline before you write: one line for each paragraph, in the order in which they will appear.'],
] as const;

/** What a plain voice says where there is little or nothing to judge. */
export const directUnjudged: Unjudged = {
  grammar: {
    none: { opening: ['There is no running text to assess.'], extras: wholeSentences },
    unchecked: {
      opening: ['Grammar was not assessed.'],
      extras: [
        ['Proofread once more yourself, aloud, from the first line to the last.'],
        ['Mark the sentences that you are not sure about.'],
      ],
    },
    foreign: {
      opening: ['Most of this text is not in English. Its grammar was not assessed.'],
      extras: [
        ['Hand in an English version if one is required.'],
        ['If another language was agreed on, say so, and the wording will be read separately.'],
      ],
    },
    capitals: {
      opening: ['The text is in all capitals. Its grammar was not assessed.'],
      extras: [
        ['Use normal capitalization. Keep capitals for names and for the first word of a sentence.'],
        ['Use the word processor’s command for changing case, then restore the capitals of names.'],
      ],
    },
    repeated: {
      opening: ['Hardly any sentences are new and written for a reader. There is too little to assess.'],
      extras: wholeSentences,
    },
    few: { opening: ['Too few complete sentences to assess the grammar.'], extras: wholeSentences },
  },
  content: {
    none: {
      opening: ['There is no running text, so there is no content to assess.'],
      extras: [
        ['Write the text: a question, what is known about it, and your answer.'],
        ['Support each claim with a reason and a source.'],
        ...theRightFile,
      ],
      overall: ['It has no running text and cannot be assessed as it is.'],
    },
    foreign: {
      opening: ['Too little of this is in English to assess its content.'],
      extras: [
        ['Clarify which language is required before the next draft.'],
        ['Add a summary in English of the question, the evidence and the answer.'],
      ],
      overall: ['Most of it is not in English, so language and content are left out here.'],
    },
    repeated: {
      opening: ['Hardly anything here says something new to a reader.'],
      extras: [
        ['Write about the topic in your own words: a question, the evidence, your answer.'],
        ['Say each thing once, and say why it matters.'],
        ...theRightFile,
      ],
      overall: ['It has hardly anything new to assess.'],
    },
    few: {
      opening: ['There is too little text to assess the content.'],
      extras: [
        ['State the main point. Add a reason, an example and a source.'],
        ['Answer the strongest objection.'],
        ...theRightFile,
      ],
      overall: ['It is too short to be assessed.'],
    },
    'no-paragraphs': {
      opening: ['No paragraph of any length. It was not assessed as a paper.'],
      extras: [
        ['For a paper: develop each point into a paragraph. What it is, why it matters, how it is known.'],
        ['If something else was assigned, such as a poem, a script or a plan, say so.'],
        ...theRightFile,
      ],
      overall: ['It has no paragraph of any length, so it was not assessed as a paper.'],
    },
    'no-prose': {
      opening: ['Hardly any of this is in complete sentences. The point is not stated.'],
      extras: [
        ['Turn the main points into paragraphs: what each is, why it matters, how it is known.'],
        ['Keep lists and tables for what cannot be said in a sentence.'],
        ...theRightFile,
      ],
      overall: ['It has hardly any complete sentences to assess.'],
    },
  },
};
