import type { Facts } from '../facts.ts';
import { bandOf, isLittleEvidence } from '../voice.ts';
import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';

/** How the language reads. It counts nothing: what was marked is never all that there is. */
export function grammarOpening({ errors, groups, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0 && groups.grammar.length > 0) {
    return [
      `The marks in ${length} concern style, not grammar or spelling.`,
      `In ${length}, only points of style were marked.`,
    ];
  }
  if (errors.grammar === 0) {
    return [
      `Nothing was marked in the grammar or spelling of ${length}, but a final careful proofreading is still advisable.`,
      `In ${length}, no marks were made on grammar or spelling; a final careful proofreading is still advisable.`,
    ];
  }
  return {
    strong: [
      'The prose is controlled, with few marked places.',
      'Command of grammar and usage is good; the marks concern details.',
    ],
    good: [
      'The prose is largely accurate, but the marked places need attention.',
      'Sentence-level control is good, although some errors need attention.',
    ],
    fair: [
      'Accuracy is uneven, and errors recur.',
      'The text is understandable, but recurring errors are distracting.',
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
      'No author–date citations could be identified; sources are cited in another style, which was not assessed.',
    ];
  if (facts.needsNoSources) {
    return [
      'No sources were required, so citations and references were not assessed.',
      'Because no sources were required, documentation was not assessed.',
    ];
  }
  if (citations === 0 && entries === 0) {
    return [
      'Neither author–date citations nor a reference list could be identified, so the documentation could be assessed only in part.',
      'Because neither author–date citations nor a reference list could be identified, adherence to APA style could not be demonstrated.',
    ];
  }
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `The reference list contains ${listed}, but the text contains no author–date citations, so the use of these works cannot be traced.`,
      `Although the reference list contains ${listed}, the text contains no author–date citations.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`Nothing was marked in ${checked}, which is not much to judge by.`]
      : [`Only ${checked} could be checked, and not all of them follow APA style.`];
  }
  if (errors.apa === 0) {
    return [
      `In ${checked}, no departure from APA style was marked.`,
      `The documentation was checked in ${checked}, and no departure from APA style was marked.`,
    ];
  }
  return {
    strong: [
      `Adherence to APA style is consistent across ${checked}.`,
      `The documentation, ${checked}, follows APA style closely.`,
    ],
    good: [
      `APA style is generally followed; ${checked} were checked.`,
      `The documentation is generally sound, but some details in ${checked} depart from APA style.`,
    ],
    fair: [
      `APA style is applied inconsistently; ${checked} were checked.`,
      `Several conventions of APA style are not followed in ${checked}.`,
    ],
    weak: [
      `The documentation departs from APA style in important respects; ${checked} were checked.`,
      `Adherence to APA style is limited across ${checked}.`,
    ],
  }[bandOf(scores.apa)];
}
