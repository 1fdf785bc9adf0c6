import type { Group } from '../group-findings.ts';
import {
  adviceFor,
  correction,
  joinAdvice,
  plainMessage,
  sayAnswers,
  sayFinding,
  seenAt,
} from '../say-finding.ts';
import { definite } from '../asked/name-part.ts';
import { directUnjudged } from '../unjudged/direct.ts';
import type { Voice } from '../voice.ts';
import { capitalise, listOf, numeral } from '../words.ts';

/** What to change, in order, in few words. */
export const direct: Voice = {
  style: 'direct',
  unjudged: directUnjudged,
  isPersonal: false,
  most: { points: 4, groups: 3, answered: 1 },

  content: {
    point: ({ kind, name, issue, move }) => {
      if (move.length === 0) return issue;
      if (kind === 'partly') return move.map((order) => `More is needed on ${definite(name)}: ${order}.`);
      if (kind === 'missing') return move.map((order) => `Not found: ${name}; ${order}.`);
      if (kind === 'finding') return issue;
      return issue.flatMap((sentence) => move.map((order) => `${sentence.replace(/\.$/u, '')}; ${order}.`));
    },
    alsoMissing: (names, isFirst) => [`${isFirst ? 'Not' : 'Also not'} found: ${names}.`],
    alsoPartly: (names) => [`Only begun: ${names}.`],
    toldBefore: (name, move) => [`For ${name}, ${move}.`],
    also: (names) => [`Also check ${names}.`],
    answered: (notes) => [`Done: you ${sayAnswers(notes)}.`],
    strength: ({ is, place, quote, reported, work, objection = null }) => {
      const at = place === null ? '' : ` in ${place}`;
      if (is === 'answered')
        return [
          `Keep the reason against ${objection === null ? 'the objection' : `the view that ${objection}`}${at}: ${quote}.`,
        ];
      const claim = reported === null ? `your claim (${quote})` : `the claim that ${reported}`;
      return [`Keep the figure from ${work ?? 'a source'}${at}, because it backs ${claim}.`];
    },
    question: ({ place, said, asks }) =>
      asks.map((ask) => capitalise(`${place === null ? '' : `in ${place}, `}you ${said}; ${ask}`)),
    saysLittle: ({ name }) => [
      `Most statements in ${name} would fit almost any topic. Name particular cases, people and places.`,
    ],
    copied: ({ name }, own) => [
      `Most of ${name} repeats the assignment or itself. Only ${own} are new. Write the rest in your own words.`,
    ],
  },

  grammar: {
    unmarked: [
      'No corrections to grammar or spelling.',
      'Grammar and spelling: no corrections.',
      'No notes on grammar or spelling.',
    ],
    onlyStyle: [
      'No corrections to grammar or spelling, only notes on style.',
      'The notes on language are about style.',
    ],
    often: (rate) => [`Proofread line by line: about ${rate} was marked.`],
    sentenceLength: (average, longest, isLong) =>
      isLong
        ? [
            `Sentences average ${average}. Divide the longest${longest === null ? '' : `, such as the one that begins “${longest}”`}.`,
          ]
        : [`Sentences average only ${average}. Join some, so that they show how your ideas connect.`],
  },

  apa: {
    otherStyle: ({ name }) => [`No author–date citations in ${name}. Its citation style was not checked.`],
    noneNeeded: ['No sources were required, so citations and references were not checked.'],
    noneFound: ({ name }, topic) => [
      `No author–date citations and no reference list in ${name}; ${topic === null ? 'name author and year for each source' : `name the source of ${topic}`}.`,
    ],
    uncited: ({ name }, listed) => [
      `The list has ${listed}; ${name} cites none of it by author and year. Cite each work where you use it, or remove it.`,
    ],
    unmarked: (checked) => [`No corrections to ${checked}.`],
  },

  group: (group) => sayGroup(group),
  others: (nouns) => [`Also check ${nouns}.`],

  overall: {
    headline: {
      saysLittle: ({ name }) => [`Name cases, people and places: ${name} could be about almost any topic.`],
      copied: ({ name }) => [`Write ${name} in your own words; most of it repeats the assignment or itself.`],
      question: ({ name }) => [`Answer one question about ${name}.`],
      point: ({ order, demand, kind, name: point }, { name }, { steps, missing }) => {
        if (kind === 'missing' && missing > 1)
          return [
            `${capitalise(numeral(missing))} parts of the assignment are missing in ${name}: start with ${point}.`,
          ];
        const [first = order, ...rest] = steps.map((step) => step.order);
        if (rest.length === 0)
          return [
            demand === null
              ? `For the next version of ${name}, ${first}.`
              : `For the next version of ${name}: ${demand}.`,
          ];
        return [`For the next version of ${name}, ${first}; then ${rest.join('; then ')}.`];
      },
      form: ({ order }, { name }, isAll) =>
        isAll
          ? [`What is marked in ${name} is about form: ${order}.`]
          : [`For the next version of ${name}, ${order}.`],
    },
    sources: (cited) => [`You support your points with ${cited}.`],
    steps: (steps, after) =>
      after === 'step' || steps.length === 0
        ? []
        : [
            `${after === 'question' ? 'For the final version' : 'After that'}, ${listOf(steps.map(({ order }) => order))}.`,
          ],
    closing: ({ name }, about) => [`Come to office hours about ${about} before the next draft of ${name}.`],
  },
};

function sayGroup(group: Group): readonly string[] {
  const { topic, place } = group;
  if (topic === null) return [sayFinding(group)];
  const where = place === null ? '' : `in ${place}, `;
  const others =
    group.otherPlaces.length === 0 ? '' : `; do the same in ${listOf(group.otherPlaces.slice(0, 2))}`;
  const fix = correction(group, 'to');
  if (fix !== null)
    return [
      `${capitalise(`${where}change ${fix}`)} (${topic.noun})${others}.`,
      `Change ${fix}${place === null ? '' : ` in ${place}`} (${topic.noun})${others}.`,
    ];
  const seen = seenAt(group);
  if (seen === null) return [plainMessage(group)];
  return adviceFor(group).map((advice) => joinAdvice(`Check ${topic.noun}, as in ${seen}`, advice));
}
