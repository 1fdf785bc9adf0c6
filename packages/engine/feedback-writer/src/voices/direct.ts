import { checkedWorks } from '../checked-works.ts';
import { amount, capitalise, figure } from '../words.ts';
import { adviceFor, plainMessage, shownAt } from '../place-of-group.ts';
import type { Facts } from '../facts.ts';
import type { Group } from '../group-findings.ts';
import { assignmentName, bandOf, isLittleEvidence, saidAbout, type Voice } from '../voice.ts';
import { contentState, isFinished, isUnmarked } from '../where-to-work.ts';
import { directExtras, directOverallExtras } from './direct-extras.ts';
import { directUnjudged } from './direct-unjudged.ts';

/** Short and imperative: the result, what to change, how. */
export const direct: Voice = {
  opening(area, facts) {
    if (area === 'grammar') return grammarOpening(facts);
    if (area === 'apa') return apaOpening(facts);
    const state = contentState(facts);
    if (state === 'off-topic') {
      return ['The text is not on the subject of the assignment.', 'This does not answer the assignment.'];
    }
    if (state === 'complete') {
      return ['Content: nothing marked.', 'Nothing marked in the content.'];
    }
    if (state === 'long-enough') {
      return ['There is enough text. Now revise it.', 'The length is fine. Revise the content.'];
    }
    return {
      strong: [
        'Points have room, and paragraphs are readable.',
        'There is plenty of text, in readable paragraphs.',
      ],
      good: ['The basics are there; some parts need more.', 'Most parts are developed. Fill in the rest.'],
      fair: ['A workable start. It needs more.', 'The development is not finished.'],
      weak: ['There is too little here to follow.', 'This needs much more substance.'],
    }[bandOf(facts.scores.content)];
  },

  praise(part, { words, sources, citations, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`Good: ${amount(sources, 'work')}, each with its own annotation.`];
    return {
      development: [
        `Good: ideas are developed, with ${figure(words, 'word')} in all.`,
        'Points are developed at some length. Keep that.',
      ],
      structure: [
        'Good: paragraphs are a readable length.',
        'Good: the text is divided into clear paragraphs.',
      ],
      language: [
        'Good: varied words, varied sentences.',
        'Vocabulary and sentence length are varied. Keep that.',
      ],
      sources: [
        `Good: ${amount(sources, 'source')}, ${amount(citations, 'citation')}.`,
        `Good: points are supported with ${amount(sources, 'source')}.`,
      ],
      coverage: [
        'Good: most of what was asked is there.',
        'Most of what the assignment asks for is there. Keep that.',
      ],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle) return ['If APA style is required, cite author and year.'];
    if (part === 'sources' && isAnnotated) return ['Add a work that disagrees with the others.'];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return ['The list is there. Cite each work in the text, by author and year.'];
    }
    return {
      development: [
        'Take the two main claims. Add a reason and an example to each.',
        'Extend the argument: explain why each claim holds and what follows from it.',
      ],
      structure: [
        'Outline the draft: one line for each paragraph. Reorder until the lines form an argument.',
        'State the thesis in the first paragraph. Return to it in the last.',
      ],
      language: [
        'Vary the openings and the length of sentences.',
        'Replace general words with precise ones.',
      ],
      sources: ['Add sources. Cite one for each main claim.', 'Support the main claims with published work.'],
      coverage: [
        'Reread the instructions. Answer each part.',
        'Match each paragraph to a part of the assignment. Write what is missing.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `Model sentence: the one that begins “${quote}”. Write more like it.`,
    `The sentence that begins “${quote}” gives reasons. Do this more often.`,
  ],

  group(group, position) {
    return sayGroup(group, position);
  },

  extras: directExtras,
  overallExtras: directOverallExtras,
  unjudged: directUnjudged,

  overallOpening(facts) {
    const { title, scores, kind, ground, saysLittle, isOffTopic } = facts;
    const what = title === null ? `The ${kind}` : `“${title}”`;
    if (ground.content !== null) {
      return directUnjudged.content[ground.content].overall.map((why) => `${what} has been read. ${why}`);
    }
    if (saysLittle) return [`${what} could be about almost any topic. Name what it is about.`];
    if (isOffTopic) {
      const about = saidAbout(facts);
      const instead = about === null ? '' : ` It seems to be about ${about}.`;
      return [`${what} does not answer ${assignmentName(facts)}.${instead} Start with its subject.`];
    }
    if (isUnmarked(facts) && scores.total >= 80) {
      return [`${what} has been read. No marks made.`, `${what}: no marks made. Suggestions follow.`];
    }
    return {
      strong: [`${what}: details to fix.`, `${what} needs details fixed, no more.`],
      good: [`${what} needs one focused revision.`, `${what} has specific points to fix.`],
      fair: [`${what} needs revision.`, `${what} needs work on several points.`],
      weak: [`${what} needs a thorough revision.`, `${what} is not there yet. Revise it thoroughly.`],
    }[bandOf(scores.total)];
  },

  overallStrength: (side) =>
    ({
      development: ['Worth keeping: the room given to each point.'],
      structure: ['Worth keeping: readable paragraphs.'],
      language: ['Worth keeping: varied language.'],
      sources: ['Worth keeping: the use of sources.'],
      coverage: ['Worth keeping: it does most of what was asked.'],
      grammar: ['Worth keeping: careful sentences.'],
      apa: ['Worth keeping: careful citations and references.'],
      content: ['Worth keeping: the room given to each point.'],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ area, noun }, index) => `${index + 1}. ${names[area]}: ${noun}.`);
    return [`Priorities. ${steps.join(' ')}`, `Priorities, in order. ${steps.join(' ')}`];
  },

  overallClosing(band, facts) {
    return {
      strong: isFinished(facts) ? ['Keep it up.'] : ['Keep it up.', 'Fix the details and keep going.'],
      good: ['One focused revision will do.', 'Fix these points, then proofread once.'],
      fair: [
        'Revise before you move on to the next assignment.',
        'Start with the first priority and finish it before the next.',
      ],
      weak: [
        'Bring a revised draft to office hours.',
        'Rework the draft before anything else, and ask for help early.',
      ],
    }[band];
  },
};

const names = { grammar: 'Grammar', apa: 'APA', content: 'Content' } as const;

function grammarOpening({ errors, groups, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0 && groups.grammar.length > 0)
    return [
      `${capitalise(length)} read; only style marked.`,
      `${capitalise(length)} read; only points of style marked.`,
    ];
  if (errors.grammar === 0)
    return [
      `Nothing marked in grammar or spelling in ${length}.`,
      `${capitalise(length)} read for grammar and spelling; nothing marked.`,
    ];
  return {
    strong: ['Careful writing. The marks are small.', 'Clear writing; a few marks.'],
    good: ['Solid writing with some errors.', 'Good writing, with errors to fix.'],
    fair: ['Too many errors.', 'Errors interrupt the reading. Proofread before handing in.'],
    weak: ['Errors are so frequent that they obscure the meaning.', 'The text needs a full proofreading.'],
  }[bandOf(scores.grammar)];
}

function apaOpening(facts: Facts): readonly string[] {
  const { citations, entries, errors, scores, isAnnotated } = facts;
  if (facts.isInOtherStyle)
    return ['No author–date citations. Sources are cited in another style, which was not checked.'];
  if (facts.needsNoSources) return ['No sources required, none judged.', 'No sources were required here.'];
  if (citations === 0 && entries === 0)
    return [
      'No author–date citations and no reference list found.',
      'Neither author–date citations nor a reference list found.',
    ];
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `The list has ${listed}. The text has no author–date citations.`,
      `No author–date citations in the text; ${listed} in the list.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`${capitalise(checked)} checked, none marked. That is not much to judge by.`]
      : [`Checked: ${checked}. That is not much to judge by, and not all of it is right.`];
  }
  if (errors.apa === 0)
    return [
      `APA style: ${checked} checked, none marked.`,
      `${capitalise(checked)} checked for APA style; nothing marked.`,
    ];
  return {
    strong: [`APA style is under control: ${checked} checked.`, `Careful APA work in ${checked}.`],
    good: [
      `APA style is mostly right. Checked: ${checked}.`,
      `${capitalise(checked)} checked; some details are wrong.`,
    ],
    fair: [`APA style needs work. Checked: ${checked}.`, `Several APA rules are broken in ${checked}.`],
    weak: [`APA style is not there yet. Checked: ${checked}.`, `Rework the APA format of ${checked}.`],
  }[bandOf(scores.apa)];
}

function sayGroup(group: Group, position: number): readonly string[] {
  const { topic, count, isError } = group;
  const message = plainMessage(group);
  const shown = shownAt(group);
  if (topic === null) return [shown === null ? message : `See ${shown}. ${message}`];
  const turns = isError ? FIX : IMPROVE;
  const verbs = turns[Math.min(position, turns.length - 1)] ?? FIX[0];
  const places = count === 1 ? '' : ` (${amount(count, 'place')})`;
  const evidence = change(group) ?? (shown === null ? message : `See ${shown}.`);
  return verbs.flatMap((verb) =>
    adviceFor(group).map((advice) => `${verb} ${topic.noun}${places}. ${evidence} ${advice}`.trim()),
  );
}

const FIX = [
  ['Fix', 'Correct'],
  ['Next, fix', 'Then correct'],
  ['Last, fix', 'Also correct'],
] as const;

const IMPROVE = [
  ['Work on', 'Look at'],
  ['Next, look at', 'Then work on'],
  ['Last, check', 'Also look at'],
] as const;

function change({ quote }: Group): string | null {
  if (quote === null || quote.corrected === null) return null;
  return `Change “${quote.words}” to “${quote.corrected}”.`;
}
