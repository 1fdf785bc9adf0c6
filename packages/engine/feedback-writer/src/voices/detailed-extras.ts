import type { Area } from '@greenpen/paper';
import { figure } from '../words.ts';
import type { Facts } from '../facts.ts';
import type { Variants } from '../voice.ts';
import { isFinished, STRONG, whereToWork } from '../where-to-work.ts';

/** Further things to say in an academic tone, most particular first. */
export function detailedExtras(area: Area, facts: Facts): readonly Variants[] {
  if (area === 'grammar') return grammarExtras(facts);
  if (area === 'apa') return apaExtras(facts);
  return [
    [
      'Consideration of the strongest counterargument would further test the position taken.',
      'A brief statement of the limits of the argument would add to its credibility.',
    ],
    [
      'Each paragraph should make a claim, support it, and state its bearing on the thesis.',
      'It is advisable to verify that the first sentences of all paragraphs, read in sequence, convey the argument.',
    ],
    facts.scores.content >= STRONG ? [] : ['Such revision is best undertaken before any work on wording.'],
  ];
}

function grammarExtras({ sentenceLength, errors }: Facts): readonly Variants[] {
  const length = figure(sentenceLength, 'word');
  const about =
    sentenceLength > 26
      ? [
          `Sentences average ${length}, a length at which subordinate clauses begin to obscure the main statement; division is advisable.`,
        ]
      : sentenceLength >= 12
        ? [`Sentences average ${length}, which is well within the range of readable academic prose.`]
        : [
            `Sentences average ${length}; combining related statements would make their logical relation explicit.`,
          ];
  return [
    sentenceLength === 0 ? [] : about,
    errors.grammar === 0
      ? ['Attention may also turn to matters of style, such as precision of verbs and economy of phrase.']
      : [
          'A separate proofreading pass for each type of error is more reliable than a single reading for all of them.',
          'Proofreading after an interval, and aloud, is the most dependable remedy.',
        ],
    ['Accuracy matters because readers extend their trust in the prose to the argument it carries.'],
    [
      'Reference works on usage, and the chapters on style and mechanics in the Publication Manual, provide guidance in doubtful cases.',
    ],
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
  return [
    isInOtherStyle
      ? ['APA style, where it is required, calls for author and year in the text and for an entry in a list.']
      : isAnnotated
        ? ['Each annotation begins on a new line below its entry and is set in as a block.']
        : needsNoSources
          ? []
          : citations === 0
            ? ['Statements of fact and ideas taken from others require author and date at the point of use.']
            : entries === 0
              ? [
                  'A reference list is indispensable, since citations alone do not allow a reader to retrieve the works.',
                ]
              : [
                  'Agreement between text and list should be verified in both directions, by name and by year.',
                  'Consistent documentation allows readers to retrieve each work, which is its principal purpose.',
                ],
    isFormatJudged
      ? ['The examination also included the title page, page layout and headings.']
      : ['Page layout was not considered; the assessment is confined to citations and references.'],
    ['The sample papers published with the Publication Manual offer a reliable model for comparison.'],
    ['Bibliographic details are best recorded in full at the time a source is first consulted.'],
  ];
}

export function detailedOverallExtras(facts: Facts): readonly Variants[] {
  if (isFinished(facts)) return finished;
  return [
    [
      'The comments on grammar, APA style and content set out the particulars.',
      'The comments on the individual areas state what each point requires.',
    ],
    {
      content: [
        'Since substance determines the value of the whole, revision of content should precede correction of form.',
      ],
      form: ['Most of the marked points concern form and presentation, where revision should begin.'],
      both: ['Substance and form alike call for revision, and the former should be taken up first.'],
      unknown: [],
    }[whereToWork(facts)],
    [
      'It is advisable to address one kind of issue at a time, through the entire text, before proceeding to the next.',
    ],
    [
      'A final reading of the complete text should confirm that the revisions agree with one another in tone and in terminology.',
    ],
    ['Questions about any of these observations are welcome.'],
  ];
}

const finished: readonly Variants[] = [
  ['The comments on the individual areas may serve as suggestions for subsequent work.'],
  [
    'A natural continuation would be to identify the question that this paper leaves open and to consider how it could be investigated.',
  ],
  [
    'It would also be instructive to record how this paper was prepared, from the first outline to the final reading, as a model for later ones.',
  ],
  ['Questions about possible continuations are welcome.'],
];
