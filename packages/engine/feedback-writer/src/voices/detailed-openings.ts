import type { Facts } from '../facts.ts';
import { bandOf, isLittleEvidence } from '../voice.ts';
import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';

/** How the language reads. It counts nothing: what was marked is never all that there is. */
export function grammarOpening({ errors, groups, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0 && groups.grammar.length > 0) {
    return [
      `No error of grammar or spelling was marked in ${length}; the remarks below concern style.`,
      `In ${length}, only points of style were marked.`,
    ];
  }
  if (errors.grammar === 0) {
    return [
      `Nothing was marked in the grammar or spelling of ${length}, which does not replace a last careful reading.`,
      `In ${length}, no mark was made on grammar or spelling; a last careful reading remains advisable.`,
    ];
  }
  return {
    strong: [
      'The prose is controlled, and the marked places are few.',
      'Command of grammar and usage is good; the marked places are matters of detail.',
    ],
    good: [
      'The prose is largely accurate, and the marked places merit attention.',
      'Sentence-level control is good, although some slips merit attention.',
    ],
    fair: [
      'Accuracy is uneven, and slips recur.',
      'The text remains intelligible, but recurring slips distract from it.',
    ],
    weak: [
      'Errors are frequent enough to impede comprehension.',
      'The language requires systematic correction.',
    ],
  }[bandOf(scores.grammar)];
}

/** The state of citations, references and format. */
export function apaOpening(facts: Facts): readonly string[] {
  const { citations, entries, errors, scores, isAnnotated } = facts;
  if (facts.isInOtherStyle)
    return [
      'No citation by author and year could be identified; sources are named in another style, which was not assessed.',
    ];
  if (facts.needsNoSources) {
    return [
      'No sources were required, so that citations and references were not assessed.',
      'As no sources were required, documentation was not assessed.',
    ];
  }
  if (citations === 0 && entries === 0) {
    return [
      'Neither citations by author and year nor a reference list could be identified, so that the documentation could be assessed only in part.',
      'As neither citations by author and year nor a reference list could be identified, adherence to APA documentation could not be demonstrated.',
    ];
  }
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `The reference list contains ${listed}, whereas the text contains no citation by author and year, so that the use of these works cannot be traced.`,
      `Although the reference list contains ${listed}, no citation by author and year in the text refers to them.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`Nothing was marked in ${checked}, which is a narrow basis for judgment.`]
      : [`Only ${checked} could be examined, and not all of the forms agree with APA style.`];
  }
  if (errors.apa === 0) {
    return [
      `In ${checked}, no departure from APA style was marked.`,
      `The documentation was examined in ${checked}, and no departure from APA style was marked.`,
    ];
  }
  return {
    strong: [
      `Adherence to APA style is consistent across ${checked}.`,
      `The documentation, ${checked}, follows APA style closely.`,
    ],
    good: [
      `APA style is applied with general success; ${checked} were examined.`,
      `The documentation is sound in outline, and some details in ${checked} depart from APA style.`,
    ],
    fair: [
      `APA style is applied inconsistently; ${checked} were examined.`,
      `Several conventions of APA style are not observed in ${checked}.`,
    ],
    weak: [
      `The documentation departs from APA style in essential respects; ${checked} were examined.`,
      `Adherence to APA style is limited across ${checked}.`,
    ],
  }[bandOf(scores.apa)];
}
