import type { Unjudged } from '../voice.ts';

const wholeSentences = [
  [
    'In your next draft, write a paragraph or more in whole sentences of your own, so that I can see how you handle them.',
  ],
  ['Then read it aloud once before you hand it in; that brings most slips to light.'],
  ['If you want to talk about sentences before you write, bring me a few that you are unsure of.'],
] as const;

const theRightFile = [
  ['If this file was sent by mistake, please send me the one that you meant to hand in.'],
  ['And if you do not know how to begin, tell me; the first step is often smaller than it looks.'],
] as const;

/** What a warm voice says where there is little or nothing to judge. */
export const conversationalUnjudged: Unjudged = {
  grammar: {
    none: {
      opening: [
        'I could not find running text to comment on, so there is nothing to say about its language yet.',
      ],
      extras: wholeSentences,
    },
    unchecked: {
      opening: ['I have not looked at the grammar of this text yet, so I leave it out here.'],
      extras: [
        [
          'Until then, a slow reading of your own, aloud and from the first line to the last, is never wasted.',
        ],
        [
          'If there are sentences that you are unsure of, mark them for me, and we can go through them together.',
        ],
      ],
    },
    foreign: {
      opening: ['Most of this text is not in English, so I have not commented on its grammar.'],
      extras: [
        ['If it was meant to be in English, send me that version, and I will gladly read it.'],
        [
          'If we agreed on another language, remind me, and we will find a way to look at the wording together.',
        ],
        ['Either way, keep this version; it is easier to carry a finished thought over than to start anew.'],
      ],
    },
    capitals: {
      opening: [
        'You set this text in capitals, in which I can hardly tell names from other words, so I have not judged its grammar.',
      ],
      extras: [
        ['Please set it in ordinary letters, with capitals for names and for the first word of a sentence.'],
        ['Your word processor can do most of that for you, under the command that changes case.'],
        ['Read it once more afterward, since names will need their capitals back.'],
      ],
    },
    repeated: {
      opening: [
        'Hardly any sentence here is new and written for a reader, so I cannot say much about your grammar.',
      ],
      extras: wholeSentences,
    },
    few: {
      opening: ['There are too few whole sentences here for me to say much about your grammar.'],
      extras: wholeSentences,
    },
  },
  content: {
    none: {
      opening: ['There is no running text here, so there is nothing yet that I could comment on.'],
      extras: [
        [
          'What I need from you is the text itself: a question, what you found out about it, and what you make of it.',
        ],
        ...theRightFile,
      ],
      overall: ['I found no running text in it, so I cannot say anything about its thoughts yet.'],
    },
    foreign: {
      opening: ['Most of this text is not in English, so I have not commented on what it says.'],
      extras: [
        ['I would like to know what you have found out, so let us talk about how you can hand it in.'],
        [
          'If you write a version in English, you need not translate it line by line; say each point as you would explain it to me.',
        ],
        ['A short summary in English would already let me see where you are going with it.'],
      ],
      overall: ['Most of it is not in English, so my comments leave out what it says and how.'],
    },
    repeated: {
      opening: [
        'Hardly any of this text says something of its own to a reader, so there is little to comment on.',
      ],
      extras: [
        [
          'Please write about the topic in your own words: a question, what you found out, and what you make of it.',
        ],
        ...theRightFile,
      ],
      overall: ['As it stands, it gives me hardly anything new to comment on.'],
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
      opening: [
        'There are hardly any whole sentences here, so I cannot see yet what you want to say with what you put down.',
      ],
      extras: [
        ['Turn what matters most into paragraphs: say what it is, why it matters, and how you know.'],
        ['What you have can serve as the plan for them, one paragraph for each main thing.'],
        ...theRightFile,
      ],
      overall: ['It holds hardly any whole sentences, so my comments have little to go by.'],
    },
  },
};
