import {
  adviceFor,
  correction,
  joinAdvice,
  joinMove,
  plainMessage,
  sayAnswers,
  sayFinding,
  seenAt,
} from '../say-finding.ts';
import { conversationalUnjudged } from '../unjudged/conversational.ts';
import type { Group } from '../group-findings.ts';
import { inTurn, type Voice } from '../voice.ts';
import { definite } from '../asked/name-part.ts';
import { capitalise, listOf, lowerFirst, numeral } from '../words.ts';

/** To the person: two points with their reasons, and what comes after them. */
export const conversational: Voice = {
  style: 'conversational',
  unjudged: conversationalUnjudged,
  isPersonal: true,
  most: { points: 2, groups: 2, answered: 1 },

  content: {
    point: ({ issue, move, where }, position) =>
      inTurn(issue, position).flatMap((sentence) => {
        if (move.length === 0 || position >= MOST_REASONED) return [sentence];
        return move.map((order) => joinMove(sentence, order, where));
      }),
    alsoMissing: (names, isFirst) => [isFirst ? `I did not find ${names}.` : `Nor did I find ${names}.`],
    alsoPartly: (names) => [`There is more to say on ${names}.`],
    toldBefore: (name, move) => [`For ${name}, ${move}.`],
    also: (names) => [`After that, look at ${names}.`, `When that is done, look again at ${names}.`],
    answered: (notes) => [capitalise(`you ${sayAnswers(notes)}.`)],
    strength: ({ is, place, quote, reported, work, objection = null }) => {
      const at = place === null ? '' : `in ${place}, `;
      if (is === 'answered')
        return [
          capitalise(
            `${at}you take up ${objection === null ? 'an objection' : `the view that ${objection}`} and give a reason against it: ${quote}.`,
          ),
        ];
      const claim = reported === null ? `your claim (${quote})` : `the claim that ${reported}`;
      return [
        `I liked how ${place ?? 'one paragraph'} backs ${claim} with a figure from ${work ?? 'a source'}.`,
      ];
    },
    question: ({ place, said, asks }) => {
      const at = place === null ? '' : `in ${place}, `;
      return asks.flatMap((ask) => [capitalise(`${at}you ${said}; ${ask}`)]);
    },
    saysLittle: ({ name }) => [
      `So far, most sentences in ${name} could be about almost any topic; tell me what you think about yours, with a case.`,
    ],
    copied: ({ name }, own) => [
      `Much of ${name} repeats the assignment or itself; only ${own} are new, and those are what I comment on.`,
    ],
  },

  grammar: {
    unmarked: [
      'I have no corrections to your grammar or spelling.',
      'I made no corrections to your grammar or spelling.',
      'I have no notes on your grammar or spelling.',
      'On grammar and spelling, I have no corrections.',
      'I did not mark anything in your grammar or spelling.',
      'There are no corrections to your grammar or spelling from me.',
      'As for grammar and spelling, I have no notes.',
      'This time, I have no corrections to your grammar or spelling.',
    ],
    onlyStyle: [
      'My notes on your language are about style.',
      'I have no corrections to your grammar or spelling, only notes on style.',
      'What follows on your language is about style.',
    ],
    often: (rate) => [
      `I marked about ${rate}, so leave time to proofread the next version aloud.`,
      `I marked about ${rate}; reading the next version aloud will catch many of these.`,
    ],
    sentenceLength: (average, longest, isLong) =>
      isLong
        ? [
            `Your sentences average ${average}; divide the longest${longest === null ? '' : `, such as the one that begins “${longest}”`}, so that each makes one point.`,
          ]
        : [`Your sentences average only ${average}; joining some would show how your ideas connect.`],
  },

  apa: {
    otherStyle: ({ name }) => [
      `You cite your sources in ${name} in another style than APA, so I have not checked their form.`,
    ],
    noneNeeded: ['No sources were required here, so I did not look at citations and references.'],
    noneFound: ({ name }, topic) => [
      `I found no author–date citations and no reference list in ${name}; ${topic === null ? 'give author and year wherever you use a source, and list each source at the end' : `a reader will want to know the source of ${topic}`}.`,
    ],
    uncited: ({ name }, listed) => [
      `Your list has ${listed}, but I found no author–date citations in ${name}, so a reader cannot tell what you took from where.`,
    ],
    unmarked: (checked) => [`I have no corrections to ${checked}.`],
  },

  group: (group, position) => sayGroup(group, LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0]),
  others: (nouns) => [`Smaller points: ${nouns}.`, `There are also smaller points: ${nouns}.`],

  overall: {
    headline: {
      saysLittle: ({ name }) => [
        `I would like to know what you yourself think: so far, ${name} could be about almost any topic.`,
      ],
      copied: ({ name }) => [
        `Most of ${name} repeats the assignment or itself, so I need to see your own words first.`,
      ],
      question: ({ argues, name }) =>
        argues === null
          ? [`I have one question about ${name}.`, `${capitalise(name)} leaves me with one question.`]
          : [`${argues}, and I have one question about it.`, `${argues}; let me ask you one thing about it.`],
      point: ({ name: point, kind, demand, where }, { argues, name }, { missing }) => {
        if (demand !== null)
          return [argues === null ? `One thing first: ${demand}.` : `${argues}, but ${demand}.`];
        if (kind === 'missing' && missing > 1) {
          const count = `${numeral(missing)} parts of the assignment`;
          return argues === null
            ? [`In ${name}, ${count} are missing, first of all ${point}.`]
            : [`${argues}, but ${count} are missing, first of all ${point}.`];
        }
        if (kind === 'partly')
          return [
            argues === null
              ? `In ${name}, the part that needs the most work is ${definite(point)}.`
              : `${argues}, and the part that needs the most work is ${definite(point)}.`,
          ];
        if (kind === 'missing')
          return argues === null
            ? [`What I missed most in ${name} is ${point}.`, `The first thing to add to ${name} is ${point}.`]
            : [
                `${argues}; what I missed most is ${point}.`,
                `${argues}. The first thing to add is ${point}.`,
              ];
        if (kind === 'broken')
          return [
            argues === null
              ? `One thing in ${name} is not as the assignment asks: ${point}.`
              : `${argues}; one thing is not as the assignment asks: ${point}.`,
          ];
        return argues === null
          ? [
              `In ${name}, look first at ${point}${where}.`,
              `The first thing to look at in ${name} is ${point}${where}.`,
            ]
          : [
              `${argues}; for the next version, look first at ${point}${where}.`,
              `${argues}. The first thing to look at is ${point}${where}.`,
            ];
      },
      form: ({ order }, { argues, name }, isAll) =>
        isAll
          ? [`What I marked in ${name} is about form: ${order}.`]
          : argues === null
            ? [`For the next version of ${name}, ${order}.`]
            : [`${argues}; for the next version, ${order}.`],
    },
    sources: (cited) => [
      `You bring in ${cited} to support your points.`,
      `You support your points with ${cited}.`,
    ],
    steps: (steps, after) => {
      const [first, ...rest] = steps.map(({ order }) => order);
      if (first === undefined) return [];
      if (after === 'question') return [`For the final version, ${listOf([first, ...rest])}.`];
      if (rest.length === 0) return [`After that, ${first}.`, `Then ${first}.`];
      return [
        `After that, ${first}, and then ${listOf(rest)}.`,
        `Then ${first} and, last of all, ${listOf(rest)}.`,
      ];
    },
    closing: ({ name }, about) => [
      `Before you revise ${name}, come and talk to me about ${about}.`,
      `Let us talk about ${about} before you write the next draft of ${name}.`,
    ],
  },
};

/** Points after these are named without their reasons, so that all of them find room. */
const MOST_REASONED = 2;

const LEADS = [
  ['Look first at', 'I would start with', 'Begin with'],
  ['Then look at', 'Next, check', 'After that, go over'],
] as const;

function sayGroup(group: Group, leads: readonly string[]): readonly string[] {
  const { topic, place } = group;
  if (topic === null) return [sayFinding(group)];
  const fix = correction(group, 'should read');
  if (fix === null) return leads.flatMap((lead) => sayUncorrected(group, lead));
  const others = listOf(group.otherPlaces.slice(0, 2));
  const seen = `${place === null ? '' : `in ${place}, `}${fix}`;
  return leads.map((lead) => `${lead} ${topic.noun}: ${seen}${others === '' ? '' : `; see also ${others}`}.`);
}

function sayUncorrected(group: Group, lead: string): readonly string[] {
  const { topic } = group;
  const seen = seenAt(group);
  if (seen === null || topic === null)
    return [`${lead} ${topic?.noun ?? 'this'}: ${lowerFirst(plainMessage(group))}`];
  return adviceFor(group).map((advice) => joinAdvice(`${lead} ${topic.noun}, as in ${seen}`, advice));
}
