import type { Facts } from '../facts.ts';
import { bandOf, isLittleEvidence } from '../voice.ts';
import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';

/** How the language reads. It counts nothing: what was marked is never all that there is. */
export function grammarOpening({ errors, groups, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0 && groups.grammar.length > 0) {
    return [
      `I marked no error of grammar or spelling in your ${length}, only a point of style.`,
      `There is no error of grammar or spelling that I marked in your ${length}; what follows is a matter of style.`,
    ];
  }
  if (errors.grammar === 0) {
    return [
      `I marked nothing in the grammar or spelling of your ${length}, though a slow reading aloud is always worth it.`,
      `I have no mark on grammar or spelling in your ${length}; give it one slow reading of your own all the same.`,
    ];
  }
  return {
    strong: [
      'Your writing is clear and careful, so what I marked is polish.',
      'You write with care, and the marks below are small.',
    ],
    good: [
      'Your sentences carry me along well, and a focused proofreading would take care of the places I marked.',
      'The writing is clear on the whole, with some slips that are worth an hour of proofreading.',
    ],
    fair: [
      'I can follow what you mean, though small slips keep interrupting it.',
      'Your meaning comes across, and it would come across faster without the slips that I marked.',
    ],
    weak: [
      'Your ideas deserve cleaner sentences: slips come often enough that I had to stop and reread.',
      'Slips come so often here that they get between you and your reader.',
    ],
  }[bandOf(scores.grammar)];
}

/** The state of citations, references and format. */
export function apaOpening(facts: Facts): readonly string[] {
  const { citations, entries, errors, scores, isAnnotated } = facts;
  if (facts.isInOtherStyle)
    return [
      'I found no citation by author and year; you name your sources in another style, which I could not check here.',
    ];
  if (facts.needsNoSources) {
    return [
      'No sources were needed here, so citations and references played no part.',
      'You cite nothing and did not have to, so there was little APA style for me to look at.',
    ];
  }
  if (citations === 0 && entries === 0) {
    return [
      'I found no citations by author and year and no reference list, so there was little APA style for me to look at.',
      'Since I found neither citations by author and year nor a reference list, I could judge only a small part of APA style.',
    ];
  }
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `I found ${listed} and no citation by author and year in your text, so a reader cannot tell what you took from where.`,
      `Your list has ${listed}, and I found no citation by author and year that leads to them; that is where I would begin.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`I went through ${checked} and marked none of them, though that is little to judge by.`]
      : [`I went through ${checked}, which is little to judge by, and marked what is not yet in APA style.`];
  }
  if (errors.apa === 0) {
    return [
      `I went through ${checked} and marked no slip in APA style, which takes care.`,
      `Your citations and references are in good order: I looked at ${checked} and left no mark.`,
    ];
  }
  return {
    strong: [
      `You handle APA style well. I went through ${checked}, and very little needs your attention.`,
      `Your APA work is careful; in ${checked} I marked very little.`,
    ],
    good: [
      `You know how APA style works, and ${checked} show it; a few details are left to fix.`,
      `The main things are in place. I looked at ${checked} and marked some details.`,
    ],
    fair: [
      `The basics of APA style are there in your ${checked}, and several details still need work.`,
      `You are giving credit to your sources, which matters most; how you write your ${checked} needs another look.`,
    ],
    weak: [
      `APA style is still causing you trouble, which is normal at first. I looked at ${checked}.`,
      `You name your sources, which matters most. The form of your ${checked} needs a careful round of work.`,
    ],
  }[bandOf(scores.apa)];
}
