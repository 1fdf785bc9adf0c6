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
      'Each paragraph should make a claim, support it, and connect it to the thesis.',
      'The first sentences of all paragraphs, read in sequence, should convey the argument.',
    ],
    facts.scores.content >= STRONG ? [] : ['This revision is best done before any work on wording.'],
  ];
}

function grammarExtras({ sentenceLength, errors }: Facts): readonly Variants[] {
  const length = figure(sentenceLength, 'word');
  const about =
    sentenceLength > 26
      ? [
          `Sentences average ${length}, which is long enough for subordinate clauses to obscure the main point; some sentences should be divided.`,
        ]
      : sentenceLength >= 12
        ? [`Sentences average ${length}, which is well within the range of readable academic prose.`]
        : [
            `Sentences average ${length}; combining related statements would make the connection between them explicit.`,
          ];
  return [
    sentenceLength === 0 ? [] : about,
    errors.grammar === 0
      ? ['The next step could be style, such as precise verbs and concise phrasing.']
      : [
          'A separate proofreading pass for each type of error is more reliable than a single reading for all of them.',
          'Proofreading aloud, after a break, is the most reliable remedy.',
        ],
    ['Accuracy matters because readers who trust the prose are more likely to trust the argument.'],
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
      ? [
          'APA style, where it is required, calls for author and year in the text and for an entry in the reference list.',
        ]
      : isAnnotated
        ? ['Each annotation begins on a new line below its entry and is indented as a block.']
        : needsNoSources
          ? []
          : citations === 0
            ? ['Facts and ideas taken from others require the author and date at the point of use.']
            : entries === 0
              ? [
                  'A reference list is essential, since citations alone do not allow a reader to retrieve the works.',
                ]
              : [
                  'Citations and entries should be checked against each other, by name and by year.',
                  'Consistent documentation allows readers to retrieve each work, which is its main purpose.',
                ],
    isFormatJudged
      ? ['The title page, page layout and headings were also checked.']
      : ['Page layout was not considered; only citations and references were assessed.'],
    ['The sample papers published with the Publication Manual are a reliable model for comparison.'],
    ['Bibliographic details are best recorded in full when a source is first consulted.'],
  ];
}

export function detailedOverallExtras(facts: Facts): readonly Variants[] {
  if (isFinished(facts)) return finished;
  return [
    [
      'The comments on each area give the details.',
      'The comments on the individual areas state what each point requires.',
    ],
    {
      content: ['Since content matters most, it should be revised before the form is corrected.'],
      form: ['Most of the marked points concern form and presentation, so revision should begin there.'],
      both: ['Both content and form need revision, and content should come first.'],
      unknown: [],
    }[whereToWork(facts)],
    [
      'It is advisable to address one kind of issue at a time, through the entire text, before moving on to the next.',
    ],
    [
      'A final reading of the complete text should confirm that the revisions are consistent in tone and terminology.',
    ],
    ['Questions about any of these observations are welcome.'],
  ];
}

const finished: readonly Variants[] = [
  ['The comments on the individual areas may serve as suggestions for subsequent work.'],
  [
    'A natural next step would be to identify the question that this paper leaves open and to consider how it could be investigated.',
  ],
  [
    'It would also be useful to record how this paper was prepared, from the first outline to the final reading, as a model for later ones.',
  ],
  ['Questions about next steps are welcome.'],
];
