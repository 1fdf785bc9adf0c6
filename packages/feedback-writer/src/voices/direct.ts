import { checkedWorks } from '../checked-works.ts';
import { amount, capitalise, figure } from '../words.ts';
import { adviceFor, plainMessage, shownAt } from '../place-of-group.ts';
import type { Facts } from '../facts.ts';
import type { Group } from '../group-findings.ts';
import { bandOf, isLittleEvidence, type Voice } from '../voice.ts';
import { isFinished } from '../where-to-work.ts';
import { directExtras, directOverallExtras } from './direct-extras.ts';
import { directUnjudged } from './direct-unjudged.ts';

/** Short and imperative: what stands, what to change, how. */
export const direct: Voice = {
  opening(area, facts) {
    if (area === 'grammar') return grammarOpening(facts);
    if (area === 'apa') return apaOpening(facts);
    return {
      strong: ['The content is strong.', 'The argument holds.'],
      good: ['The content is good; it needs sharpening.', 'The substance is there.'],
      fair: [
        'The content is a workable base and needs more.',
        'The idea is sound. The development is not finished.',
      ],
      weak: ['The content falls short of what was needed.', 'This needs much more substance.'],
    }[bandOf(facts.scores.content)];
  },

  praise(part, { words, sources, citations, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`Good: ${amount(sources, 'work')}, each with its own annotation.`];
    return {
      development: [
        `Good: ideas are carried through, over ${figure(words, 'word')}.`,
        'Claims are explained and not just made. Keep that.',
      ],
      structure: [
        'Good: paragraphs follow one another, and transitions mark the way.',
        'The order works. Leave it as it is.',
      ],
      language: ['Good: varied words, varied sentences.', 'Vocabulary and rhythm are varied. Keep that.'],
      sources: [
        `Good: ${amount(sources, 'source')}, ${amount(citations, 'citation')}.`,
        `The evidence base is solid, with ${amount(sources, 'source')}.`,
      ],
      coverage: ['Good: the text stays on the assignment.', 'What was asked is answered. Keep that focus.'],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle) return ['If APA style was asked for, cite author and year.'];
    if (part === 'sources' && isAnnotated) return ['Add a work that disagrees with the others.'];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return ['The list is there. Cite each of its works in the text, by author and year.'];
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
      language: ['Vary the openings and the length of sentences.', 'Replace general words with exact ones.'],
      sources: ['Add sources. Cite one for each main claim.', 'Support the main claims with published work.'],
      coverage: [
        'Reread the instructions. Answer each part.',
        'Match each paragraph to a part of the assignment. Write what is missing.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `Model sentence: the one that begins “${quote}”. Write more like it.`,
    `The sentence that begins “${quote}” reasons well. Do this more often.`,
  ],

  group(group, position) {
    return sayGroup(group, position);
  },

  extras: directExtras,
  overallExtras: directOverallExtras,
  unjudged: directUnjudged,

  overallOpening({ title, scores, kind, ground, saysLittle }) {
    const what = title === null ? `The ${kind}` : `“${title}”`;
    if (ground.content !== null) {
      return directUnjudged.content[ground.content].overall.map((why) => `${what} has been read. ${why}`);
    }
    if (saysLittle) return [`${what} could be about almost any topic. Name what it is about.`];
    return {
      strong: [`${what} meets the standard, and well.`, `${what} is strong work.`],
      good: [`${what} is good work with clear points to fix.`, `${what} meets most of the standard.`],
      fair: [
        `${what} meets part of the standard and needs revision.`,
        `${what} has a sound base. Revise it.`,
      ],
      weak: [`${what} does not meet the standard yet.`, `${what} needs a thorough revision.`],
    }[bandOf(scores.total)];
  },

  overallStrength: (side) =>
    ({
      development: ['Its main strength is developed ideas.', 'Strongest point: the ideas are worked out.'],
      structure: ['Its main strength is a clear order.', 'Strongest point: the structure.'],
      language: ['Its main strength is varied language.', 'Strongest point: the language.'],
      sources: ['Its main strength is the use of evidence.', 'Strongest point: the evidence.'],
      coverage: ['Its main strength is focus on the task.', 'Strongest point: it answers the task.'],
      grammar: ['Its main strength is clean prose.', 'Strongest point: correct sentences.'],
      apa: ['Its main strength is careful documentation.', 'Strongest point: citations and references.'],
      content: ['Its main strength is what it says.', 'Strongest point: the substance.'],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ area, noun }, index) => `${index + 1}. ${names[area]}: ${noun}.`);
    return [`Priorities. ${steps.join(' ')}`, `Order of work. ${steps.join(' ')}`];
  },

  overallClosing(band, facts) {
    return {
      strong: isFinished(facts)
        ? ['Keep this level.']
        : ['Keep this level.', 'Fix the details and carry on.'],
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

const names = { grammar: 'Language', apa: 'APA', content: 'Content' } as const;

function grammarOpening({ errors, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (errors.grammar === 0)
    return [
      `No grammar or spelling errors in ${length}.`,
      `No errors of grammar or spelling found in ${length}.`,
    ];
  const found = amount(errors.grammar, 'error');
  return {
    strong: [`Clean writing: ${found} in ${length}.`, `Only ${found} in ${length}. Good.`],
    good: [
      `Solid writing with ${found} in ${length}.`,
      `${capitalise(found)} in ${length}: good, not clean.`,
    ],
    fair: [
      `Too many slips: ${found} in ${length}.`,
      `${capitalise(found)} in ${length}. Proofread before handing in.`,
    ],
    weak: [
      `${capitalise(found)} in ${length}. That obscures the meaning.`,
      `The text needs a full proofreading: ${found} in ${length}.`,
    ],
  }[bandOf(scores.grammar)];
}

function apaOpening(facts: Facts): readonly string[] {
  const { citations, entries, errors, scores, isAnnotated } = facts;
  if (facts.isInOtherStyle)
    return ['No citation by author and year. Sources are named in another style, which was not checked.'];
  if (citations === 0 && entries === 0)
    return [
      'No citations by author and year and no reference list found.',
      'Neither citations by author and year nor a reference list found.',
    ];
  if (citations === 0 && !isAnnotated) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `The list has ${listed}. The text has no citation by author and year.`,
      `No citation by author and year in the text; ${listed} in the list.`,
    ];
  }
  const checked = checkedWorks(facts);
  if (isLittleEvidence({ citations, entries })) {
    return errors.apa === 0
      ? [`No APA errors in ${checked}. That is little to judge by.`]
      : [`Checked: ${checked}. That is little to judge by, and not all of it is right.`];
  }
  if (errors.apa === 0)
    return [`No APA errors in ${checked}.`, `APA style is correct throughout. Checked: ${checked}.`];
  return {
    strong: [`APA style is under control: ${checked} checked.`, `Careful APA work in ${checked}.`],
    good: [
      `APA style is mostly right. Checked: ${checked}.`,
      `${capitalise(checked)} checked; some details are wrong.`,
    ],
    fair: [`APA style needs work. Checked: ${checked}.`, `Several APA rules are missed in ${checked}.`],
    weak: [`APA style is not there yet. Checked: ${checked}.`, `Rework the APA form of ${checked}.`],
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
