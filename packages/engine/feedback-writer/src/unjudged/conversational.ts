import type { Unjudged } from '../unjudged.ts';

const wholeSentences = [
  [
    'In your next draft, write at least a paragraph in complete sentences of your own, so that I can see how you handle them.',
  ],
  ['Then read it aloud once before you hand it in; you will catch most errors that way.'],
  ['If you want to talk about sentences before you write, bring me a few that you are not sure about.'],
] as const;

const theRightFile = [
  ['If you submitted this file by mistake, please send me the one that you meant to hand in.'],
  ['And if you do not know how to begin, tell me; getting started is often easier than it looks.'],
] as const;

/** What a warm voice says where there is little or nothing to judge. */
export const conversationalUnjudged: Unjudged = {
  grammar: {
    none: {
      opening: ['I found no running text to comment on, so I cannot say anything about your grammar yet.'],
      extras: wholeSentences,
    },
    unchecked: {
      opening: ['I have not looked at the grammar of this text yet, so I do not comment on it here.'],
      extras: [
        ['In the meantime, proofread it slowly yourself, aloud and from the first line to the last.'],
        [
          'If there are sentences that you are not sure about, mark them for me, and we can go over them together.',
        ],
      ],
    },
    foreign: {
      opening: ['Most of this text is not in English, so I have not commented on its grammar.'],
      extras: [
        ['If it was supposed to be in English, send me an English version, and I will gladly read it.'],
        ['If we agreed on another language, remind me, and we will find a way to go over it together.'],
        ['Either way, keep this version; it is easier to translate a finished draft than to start over.'],
      ],
    },
    capitals: {
      opening: [
        'This text is in all capitals, and I can hardly tell names from other words in it, so I have not judged its grammar.',
      ],
      extras: [
        ['Please use capitals only for names and for the first word of a sentence.'],
        ['Your word processor can do most of that for you, with the command that changes case.'],
        ['Read it once more afterward, since names will need their capitals back.'],
      ],
    },
    repeated: {
      opening: [
        'Hardly any of these sentences are new and written for a reader, so I cannot say much about your grammar.',
      ],
      extras: wholeSentences,
    },
    few: {
      opening: ['There are too few complete sentences here for me to say much about your grammar.'],
      extras: wholeSentences,
    },
  },
  content: {
    none: {
      opening: ['There is no running text here, so there is nothing for me to comment on yet.'],
      extras: [
        [
          'What I need from you is the paper itself: a question, what you found out about it, and what you think about it.',
        ],
        ...theRightFile,
      ],
      overall: ['I found no running text in it, so I cannot say anything about its ideas yet.'],
    },
    foreign: {
      opening: ['Most of this text is not in English, so I have not commented on what it says.'],
      extras: [
        ['I would like to know what you found out, so let us talk about how you can hand it in.'],
        [
          'If you write a version in English, you do not need to translate it line by line; make each point as you would explain it to me.',
        ],
        ['A short summary in English would already let me see where you are going with it.'],
      ],
      overall: ['Most of it is not in English, so I have not commented on its grammar or its content.'],
    },
    repeated: {
      opening: ['Hardly any of this text is new and written for a reader, so there is little to comment on.'],
      extras: [
        [
          'Please write about the topic in your own words: a question, what you found out, and what you think about it.',
        ],
        ...theRightFile,
      ],
      overall: ['So far, it gives me hardly anything new to comment on.'],
    },
    few: {
      opening: ['There is too little here for me to comment on what you say.'],
      extras: [
        ['Take your main point, say why you think so, and add an example and a source.'],
        ['Then ask what a reader who disagrees would say, and answer that too.'],
        ...theRightFile,
      ],
      overall: ['It is very short, so there is little that I can say about it yet.'],
    },
    'no-paragraphs': {
      opening: [
        'There is no paragraph of any length here, so I have not commented on it as I would on a paper.',
      ],
      extras: [
        [
          'If it is meant as a paper, develop each point into a paragraph: say what it is, why it matters, and how you know.',
        ],
        [
          'If it is meant as something else, such as a poem, a script or a plan, tell me what you were asked for, and I will read it as that.',
        ],
        ...theRightFile,
      ],
      overall: ['It has no paragraph of any length, so I have not judged it as I would a paper.'],
    },
    'no-prose': {
      opening: ['There are hardly any complete sentences here, so I cannot tell yet what you want to say.'],
      extras: [
        ['Turn what matters most into paragraphs: say what it is, why it matters, and how you know.'],
        ['What you have can serve as an outline for them, with one paragraph for each main point.'],
        ...theRightFile,
      ],
      overall: ['It has hardly any complete sentences, so I do not have much to go on.'],
    },
  },
};
