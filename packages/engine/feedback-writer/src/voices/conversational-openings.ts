import type { Facts } from '../facts.ts';
import { bandOf, isLittleEvidence } from '../voice.ts';
import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';

/** How the language reads. It counts nothing: what was marked is never all that there is. */
export function grammarOpening({ errors, groups, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0 && groups.grammar.length > 0) {
    return [
      `I marked only style in your ${length}, and nothing in grammar or spelling.`,
      `What I marked in your ${length} is a matter of style, not of grammar or spelling.`,
    ];
  }
  if (errors.grammar === 0) {
    return [
      `I marked nothing in the grammar or spelling of your ${length}, though reading it aloud slowly is always worth the time.`,
      `I made no marks on grammar or spelling in your ${length}; still, proofread it slowly once more yourself.`,
    ];
  }
  return {
    strong: [
      'Your writing is clear and careful, so what I marked is minor.',
      'You write with care, and the marks below are minor.',
    ],
    good: [
      'Your sentences read well, and a focused proofreading would take care of the places I marked.',
      'The writing is clear on the whole, with some errors that are worth an hour of proofreading.',
    ],
    fair: [
      'I can follow what you mean, though small errors keep getting in the way.',
      'Your meaning comes across, and it would be clearer without the errors that I marked.',
    ],
    weak: [
      'Your ideas deserve cleaner sentences: errors are frequent enough that I had to stop and reread.',
      'Errors are so frequent here that your reader will have trouble following you.',
    ],
  }[bandOf(scores.grammar)];
}

/** The state of citations, references and format. */
export function apaOpening(facts: Facts): readonly string[] {
  const { citations, entries, errors, scores, isAnnotated } = facts;
  if (facts.isInOtherStyle)
    return [
      'I found no author–date citations; you cite your sources in another style, which I could not check here.',
    ];
  if (facts.needsNoSources) {
    return [
      'No sources were required here, so I did not look at citations and references.',
      'You cite no sources and did not have to, so there was little APA style for me to look at.',
    ];
  }
  if (citations === 0 && entries === 0) {
    return [
      'I found no author–date citations and no reference list, so there was little APA style for me to look at.',
      'Since I found neither author–date citations nor a reference list, I could judge only a small part of APA style.',
    ];
  }
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `I found ${listed} but no author–date citations in your text, so a reader cannot tell what you took from where.`,
      `Your list has ${listed}, but I found no author–date citations in your text; that is where I would begin.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`I checked ${checked} and marked none of them, though that is not much to go on.`]
      : [`I checked ${checked}, which is not much to go on, and marked what is not yet in APA style.`];
  }
  if (errors.apa === 0) {
    return [
      `I checked ${checked} for APA style and marked none of them.`,
      `Your citations and references are in good order: I checked ${checked} and marked none of them.`,
    ];
  }
  return {
    strong: [
      `You handle APA style well. I checked ${checked}, and very little needs your attention.`,
      `Your APA style is careful; I marked very little in ${checked}.`,
    ],
    good: [
      `You know how APA style works; in ${checked}, a few details are left to fix.`,
      `The basics are in place. I checked ${checked} and marked some details.`,
    ],
    fair: [
      `The basics of APA style are there in your ${checked}, but several details still need work.`,
      `You are giving credit to your sources, which matters most; the format of your ${checked} needs another look.`,
    ],
    weak: [
      `You are still having trouble with APA style, which is normal at first. I checked ${checked}.`,
      `You name your sources, which matters most. The format of your ${checked} needs careful work.`,
    ],
  }[bandOf(scores.apa)];
}
