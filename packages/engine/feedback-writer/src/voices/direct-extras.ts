import type { Area } from '@greenpen/paper';
import { figure } from '../words.ts';
import type { Facts } from '../facts.ts';
import type { Variants } from '../voice.ts';
import { isFinished, STRONG, whereToWork } from '../where-to-work.ts';

/** Further things to say in few words, most particular first. */
export function directExtras(area: Area, facts: Facts): readonly Variants[] {
  if (area === 'grammar') return grammarExtras(facts);
  if (area === 'apa') return apaExtras(facts);
  return [
    [
      'Test each paragraph: what does it claim, what supports it, why does it matter?',
      'Underline the claim of each paragraph. Cut the paragraph if there is none.',
    ],
    ['Name the strongest objection and answer it.', 'Define the key terms where they first appear.'],
    ['Read only the first sentences of all paragraphs. They should outline the argument.'],
    facts.scores.content >= STRONG ? [] : ['Revise content first. Leave wording for last.'],
    ['Check that the last paragraph answers the question that the first one raises.'],
    ['Ask one reader for the main point. Compare the answer with yours.'],
  ];
}

function grammarExtras({ sentenceLength, errors }: Facts): readonly Variants[] {
  const average = `Average sentence: ${figure(sentenceLength, 'word')}.`;
  const about =
    sentenceLength > 26
      ? [`${average} Split the longest ones.`]
      : sentenceLength >= 12
        ? [`${average} That reads well.`]
        : [`${average} Join some of them to show how ideas relate.`];
  return [
    sentenceLength === 0 ? [] : about,
    errors.grammar === 0
      ? ['Proofread once more, aloud.', 'Turn to style next: precise verbs, no filler.']
      : ['Proofread on paper, one line at a time.', 'Proofread a day later, aloud.'],
    [
      'Run the spelling and grammar check, then read for what it misses.',
      'List your usual errors. Check the next draft against the list.',
    ],
    errors.grammar === 0
      ? ['Read the best paragraph again. Note what makes it easy to follow.']
      : ['Check verbs, commas and apostrophes in separate passes.'],
    errors.grammar === 0
      ? ['Try a paragraph in which no sentence begins like the one before.']
      : ['Do that before you hand in the next paper.'],
    ['Look at the first and the last sentence of each paragraph once more; they carry the most weight.'],
    ['Replace weak verbs where a stronger one fits.'],
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
      ? ['APA style needs author and year in the text and an entry in the reference list.']
      : isAnnotated
        ? ['Begin each annotation on a new line below its entry.']
        : needsNoSources
          ? []
          : citations === 0
            ? ['Cite author and year wherever an idea or a fact is not yours.']
            : entries === 0
              ? ['Add a reference list with one entry for every work cited.']
              : [
                  'Check each citation against the list, then each entry against the text.',
                  'Match every citation with its entry: same names, same year.',
                ],
    isFormatJudged
      ? ['Title page, layout and headings were checked as well.']
      : ['Page layout was not judged, only citations and references.'],
    [
      'Use the sample papers on the APA Style website as a model.',
      'Look up doubtful cases on the APA Style website.',
    ],
    ['Do this check last, on the final draft.'],
    entries === 0 ? [] : ['Use the same format for every entry; consistency matters.'],
    ['Keep author, date, title and source together when you take notes.'],
  ];
}

export function directOverallExtras(facts: Facts): readonly Variants[] {
  if (isFinished(facts)) return finished;
  return [
    ['The comments on each area say what to change.', 'See the comments on each area for the details.'],
    {
      content: ['Spend most of the time on content. Correct the form after that.'],
      form: ['Most marks are about form. Start there.'],
      both: ['Content and form both need work. Take content first.'],
      unknown: [],
    }[whereToWork(facts)],
    ['Change one thing at a time, and check the whole text for it before you move on.'],
    [
      'Read the final version once from start to end before you hand it in.',
      'Finish with one slow reading of the whole text.',
    ],
    ['Ask about anything in these comments that is not clear.'],
    ['Compare the next draft with these points before you submit it, and note which ones come up again.'],
  ];
}

const finished: readonly Variants[] = [
  ['Take the comments on each area as ideas for the next paper.'],
  ['Next step: name the question that this paper leaves open, and say how it could be studied.'],
  [
    'Note how you worked on this one, from the first outline to the final proofreading, and work that way again.',
  ],
  ['Aim higher next time: choose a harder question.'],
  ['Ask if you want to take the topic further.'],
];
