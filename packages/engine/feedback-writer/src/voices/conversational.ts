import {
  adviceFor,
  correction,
  evidence,
  joinAdvice,
  joinMove,
  plainMessage,
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
    point: ({ issue, why, move, where }, position) =>
      inTurn(issue, position).flatMap((sentence) => {
        if (move.length === 0) return [sentence];
        if (position >= MOST_REASONED) return [sentence];
        if (why.length === 0) return move.map((order) => joinMove(sentence, order, where));
        return why.flatMap((reason) =>
          move.map((order) => `${sentence} ${capitalise(reason)}, so ${order}.`),
        );
      }),
    alsoMissing: (names, isFirst) => [isFirst ? `I did not find ${names}.` : `Nor did I find ${names}.`],
    alsoPartly: (names) => [`There is more to say on ${names}.`],
    toldBefore: (name, move) => [`For ${name}, ${move}.`],
    also: (names) => [`After that, look at ${names}.`, `When that is done, look again at ${names}.`],
    answered: ({ clause, place, shown }) => [
      capitalise(`${place === null ? '' : `in ${place}, `}${clause ?? ''}${evidence(shown)}.`),
    ],
    strength: ({ is, place, quote, reported, work, hasFigure, isAlone, isReasoned, objection = null }) => {
      const where = place === null ? 'one paragraph' : place;
      const claim = reported === null ? `a claim (${quote})` : `the claim that ${reported}`;
      if (is === 'backed')
        return [
          `I liked how ${where} opens with ${claim} and backs it with ${hasFigure ? 'a figure from ' : ''}${work ?? 'a source'}.`,
        ];
      const at = place === null ? '' : `in ${place}, `;
      if (is === 'answered')
        return [
          capitalise(
            `${at}you take up ${objection === null ? 'an objection' : `the view that ${objection}`} and answer it${isReasoned ? ' with a reason' : ''}: ${quote}.`,
          ),
        ];
      if (is === 'reasoned') return [capitalise(`${at}you give a reason for what you claim: ${quote}.`)];
      return [
        capitalise(
          `${at}you support your point with ${hasFigure ? 'a figure from ' : ''}${work ?? 'a source'}${isAlone ? '; your other claims need the same' : ''}.`,
        ),
      ];
    },
    question: ({ place, said, asks }) => {
      const at = place === null ? '' : `in ${place}, `;
      return asks.flatMap((ask) => [capitalise(`${at}you ${said}; ${ask}`)]);
    },
    unmarked: ({ name }, about) =>
      about === null
        ? [`I marked nothing in the content of ${name}.`]
        : [`I marked nothing in what you say about ${about}.`],
    saysLittle: ({ name }) => [
      `So far, most sentences in ${name} could be about almost any topic; tell me what you think about yours, with a case.`,
    ],
    copied: ({ name }, own) => [
      `Much of ${name} repeats the assignment or itself; only ${own} are new, and those are what I comment on.`,
    ],
  },

  grammar: {
    unmarked: ({ name }) => [`I marked nothing in the grammar or spelling of ${name}.`],
    onlyStyle: ({ name }) => [
      `What I marked in ${name} is style, not grammar or spelling.`,
      `In ${name} I marked only style, not grammar or spelling.`,
    ],
    often: ({ name }, rate) => [`In ${name} I marked about ${rate}.`, `I marked about ${rate} in ${name}.`],
    sentenceLength: (average, longest, isLong) =>
      isLong
        ? [
            `Your sentences average ${average}; divide the longest${longest === null ? '' : `, such as the one that begins “${longest}”`}, so that each makes one point.`,
          ]
        : [`Your sentences average only ${average}; joining some would show how your ideas connect.`],
  },

  apa: {
    otherStyle: ({ name }) => [
      `I found no author–date citations in ${name}; you cite your sources in another style, which I could not check here.`,
    ],
    noneNeeded: ['No sources were required here, so I did not look at citations and references.'],
    noneFound: ({ name }, topic) => [
      `I found no author–date citations and no reference list in ${name}; ${topic === null ? 'name author and year where you use a source' : `a reader will want to know the source of ${topic}`}.`,
    ],
    uncited: ({ name }, listed) => [
      `Your list has ${listed}, but I found no author–date citations in ${name}, so a reader cannot tell what you took from where.`,
    ],
    unmarked: (checked) => [`I marked nothing in ${checked}.`],
  },

  group: (group, position) =>
    sayGroup(group, LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0], position === 0),
  others: (nouns, place) => {
    const where = place === null ? '' : `, for instance in ${place}`;
    return [`The rest is smaller: ${nouns}${where}.`, `Then come the small things${where}: ${nouns}.`];
  },

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
          return [
            argues === null
              ? `The first thing to see to in ${name}: ${demand}.`
              : `${argues}, but ${demand}.`,
          ];
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
            ? [`What I missed most in ${name}: ${point}.`, `To ${name}, I would first of all add ${point}.`]
            : [`${argues}; I would first of all add ${point}.`, `${argues}. What I missed most: ${point}.`];
        if (kind === 'broken')
          return [
            argues === null
              ? `One thing in ${name} goes against the assignment: ${point}.`
              : `${argues}, and one thing goes against the assignment: ${point}.`,
          ];
        return argues === null
          ? [
              `In ${name}, I would look first at ${point}${where}.`,
              `Look first at ${point} in ${name}${where}.`,
            ]
          : [
              `${argues}; for the next version, I would look first at ${point}${where}.`,
              `${argues}, and the next thing to look at is ${point}${where}.`,
            ];
      },
      form: ({ order }, { argues, name }, isAll) =>
        isAll
          ? [`What I marked in ${name} is about form: ${order}.`]
          : argues === null
            ? [`For the next version of ${name}, ${order}.`]
            : [`${argues}; for the next version, ${order}.`],
      unmarked: ({ argues, name }, isLow) => [
        isLow
          ? `I made no marks in ${name}, but it is not finished.`
          : argues === null
            ? `I made no marks in ${name}.`
            : `${argues}, and I made no marks in ${name}.`,
      ],
    },
    sources: (cited) => [
      `You bring in ${cited} to support your points.`,
      `You support your points with ${cited}.`,
    ],
    merit: ({ is, place, quote }) => {
      const at = place === null ? '' : `in ${place}, `;
      return is !== 'reason'
        ? [capitalise(`${at}you ${is === 'example' ? 'give a case' : 'tell of one moment'}: ${quote}.`)]
        : [capitalise(`${at}you give a reason: ${quote}.`)];
    },
    attempt: (begins, subject) => [
      begins === null
        ? `You take up ${subject}, and the next version can build on that.`
        : `You take up ${subject}, and the next version can build on your opening: “${begins}” ….`,
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
    closing: ({ name }, about) => {
      const on = about === null ? '' : ` about ${about}`;
      return [
        `Before you revise ${name}, come and talk to me${on}.`,
        `Let us talk${on} before you write the next draft of ${name}.`,
      ];
    },
  },
};

/** Points after these are named without their reasons, so that all of them find room. */
const MOST_REASONED = 2;

const LEADS = [
  ['Look first at', 'I would start with', 'Begin with'],
  ['Then look at', 'Next, check', 'After that, go over'],
] as const;

function sayGroup(group: Group, leads: readonly string[], isFirst: boolean): readonly string[] {
  const { topic, place } = group;
  if (topic === null) return [sayFinding(group)];
  const fix = correction(group, 'should read');
  if (fix === null) return leads.flatMap((lead) => sayUncorrected(group, lead));
  const others = listOf(group.otherPlaces.slice(0, 2));
  const seen = `${place === null ? '' : `in ${place}, `}${fix}`;
  // A correction says what to do; the rule is worth saying where there are others.
  const how = isFirst && others !== '' ? adviceFor(group) : [''];
  return leads.flatMap((lead) =>
    how.map((advice) => {
      const sentence = `${lead} ${topic.noun}: ${seen}`;
      if (advice === '') return `${sentence}${others === '' ? '' : `; see also ${others}`}.`;
      return `${sentence}. For others, in ${others}: ${lowerFirst(advice)}`;
    }),
  );
}

function sayUncorrected(group: Group, lead: string): readonly string[] {
  const { topic } = group;
  const seen = seenAt(group);
  if (seen === null || topic === null)
    return [`${lead} ${topic?.noun ?? 'this'}: ${lowerFirst(plainMessage(group))}`];
  return adviceFor(group).map((advice) => joinAdvice(`${lead} ${topic.noun}, as in ${seen}`, advice));
}
