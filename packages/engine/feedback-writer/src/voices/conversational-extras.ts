import type { Area } from '@greenpen/paper';
import { amount } from '../words.ts';
import type { Facts } from '../facts.ts';
import type { Variants } from '../voice.ts';
import { isFinished, isUnmarked, STRONG, whereToWork } from '../where-to-work.ts';

/** Further things to say in a warm tone, most particular first. */
export function conversationalExtras(area: Area, facts: Facts): readonly Variants[] {
  if (area === 'grammar') return grammarExtras(facts);
  if (area === 'apa') return apaExtras(facts);
  if (facts.scores.content >= STRONG || isFinished(facts)) {
    return [
      ['If you take this topic further, state the strongest objection in full, and answer it.'],
      ['You could also ask which of your claims a reader would most like to see tested, and how.'],
    ];
  }
  return [
    [
      'When you revise, imagine a friend who doubts you, and answer what they would ask.',
      'Before you revise, tell someone the main point in two sentences; if that is hard, the paper needs a clearer main point.',
    ],
    [
      'A good last check is to read only the first sentence of every paragraph and see whether they make sense on their own.',
      'It also helps to underline the one sentence that matters most to you and to make sure that every paragraph supports it.',
    ],
    ['Small additions of this kind do more for a reader than another page would.'],
  ];
}

function grammarExtras({ sentenceLength, errors }: Facts): readonly Variants[] {
  const length = amount(sentenceLength, 'word');
  const about =
    sentenceLength > 26
      ? [
          `Your sentences average ${length}, which is long; breaking up a few of them would make your points clearer.`,
        ]
      : sentenceLength >= 12
        ? [
            `Your sentences average ${length}, which is a comfortable length to read.`,
            `Your sentences average ${length}, which makes them easy to read.`,
          ]
        : [
            `Your sentences average only ${length}; combining some of them would show how your ideas connect.`,
          ];
  const habit =
    errors.grammar === 0
      ? [
          'Keep reading your drafts aloud before you hand them in; your ear catches what a quick look misses.',
          'Look at word choice next: which of your verbs could be more precise?',
        ]
      : [
          'If you can, leave a day between writing and proofreading; you will see your own sentences as a reader does.',
          'Reading the text aloud, slowly, will help you catch most of the rest.',
        ];
  return [
    sentenceLength === 0 ? [] : about,
    habit,
    [
      'Your word processor’s spelling and grammar check is a good first pass, and reading aloud is a good second one.',
      'If you keep a short list of the errors you tend to make, each paper will be easier to check than the last.',
    ],
    errors.grammar === 0
      ? []
      : ['None of this changes what you have to say; it only makes it easier to read.'],
  ];
}

function apaExtras({
  citations,
  entries,
  isAnnotated,
  isInOtherStyle,
  isFormatJudged,
  needsNoSources,
}: Facts): readonly Variants[] {
  const sources = isInOtherStyle
    ? [
        'If your course asks for APA style, each of these sources needs an author and year in the text and an entry in the reference list.',
      ]
    : isAnnotated
      ? [
          'Each annotation starts on a new line below its entry and is indented as a block, so that the entries stand out.',
        ]
      : needsNoSources
        ? []
        : citations === 0
          ? [
              'The next time you take a fact or an idea from a source, give the author and year right there in the sentence.',
              'Even one or two sources, cited where you use them, would let a reader check what you say.',
            ]
          : entries === 0
            ? ['A reader who wants to look up what you cite needs a list of references at the end.']
            : [
                'It helps to keep the reference list open while you write and to add each entry as soon as you cite it.',
              ];
  const scope = isFormatJudged
    ? [
        'I also looked at the title page, the layout and the headings.',
        'Title page, layout and headings were part of this check too.',
      ]
    : [
        'I did not judge the page layout here, only how you cite your sources.',
        'I did not consider page layout here; I looked only at how you cite your sources.',
      ];
  return [
    sources,
    citations === 0 && entries === 0 ? [] : scope,
    [
      'When you are not sure of a format, the APA Style website has an example for almost every kind of source.',
      'It helps to compare your paper with the sample student paper on the APA Style website.',
    ],
    citations === 0 && entries === 0
      ? []
      : ['These details get easier every time, and soon you will not have to think about them.'],
  ];
}

export function conversationalOverallExtras(facts: Facts): readonly Variants[] {
  if (isFinished(facts)) return finished;
  return [
    isUnmarked(facts)
      ? []
      : [
          'The comments on each area say where to look and what I would do there.',
          'You will find the details in the comments on each area.',
        ],
    {
      content: ['I would spend most of the time on the content, and leave the polishing for the end.'],
      form: ['Most of what I marked is about form, so that is where I would start.'],
      both: ['The content and the form both need some of your time, so take them one at a time.'],
      unknown: [],
    }[whereToWork(facts)],
    [
      'If something in these comments is not clear, ask me; that is what I am here for.',
      'As always, you are welcome to ask about any of this.',
    ],
    [
      'Set aside an hour for the revision, work through the points in order, and then read the whole text once more from the top.',
    ],
    ['I hope the next draft goes faster than the first.'],
  ];
}

const finished: readonly Variants[] = [
  ['Take the comments on each area as ideas for your next paper.'],
  [
    'If you want to continue with this topic, ask yourself which of its questions you would study yourself, and how.',
  ],
  [
    'Think about how you worked on this one, from the first notes to the final proofreading, and keep doing what helped you.',
  ],
  ['If you would like to talk about where to take it from here, stop by.'],
];
