import type { Group } from '../group-findings.ts';
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
import { definite } from '../asked/name-part.ts';
import { detailedUnjudged } from '../unjudged/detailed.ts';
import { inTurn, type Voice } from '../voice.ts';
import { capitalise, listOf, lowerFirst, numeral } from '../words.ts';

/** For each point what, where, why, and how to mend it; more points than the other styles. */
export const detailed: Voice = {
  style: 'detailed',
  unjudged: detailedUnjudged,
  isPersonal: false,
  most: { points: 5, groups: 4, answered: 2 },

  content: {
    point: ({ issue, why, move, where }, position) =>
      inTurn(issue, position).flatMap((sentence) => {
        if (why.length === 0 || position >= MOST_REASONED)
          return move.length === 0 ? [sentence] : move.map((order) => joinMove(sentence, order, where));
        return why.flatMap((reason) =>
          move.map((order) => `${sentence} ${capitalise(reason)}; therefore, ${order}.`),
        );
      }),
    alsoMissing: (names, isFirst) => [isFirst ? `I did not find ${names}.` : `Nor did I find ${names}.`],
    alsoPartly: (names) => [`More is needed on ${names}.`],
    toldBefore: (name, move) => [`As regards ${name}, ${move}.`],
    also: (names) => [`Further points concern ${names}.`],
    answered: (notes) => [`The assignment’s parts are taken up where you ${sayAnswers(notes)}.`],
    strength: ({ is, place, quote, reported, work, objection = null }) => {
      const where = place ?? 'one paragraph';
      if (is === 'answered')
        return [
          capitalise(
            `${where} takes up ${objection === null ? 'an objection' : `the view that ${objection}`} and gives a reason against it: ${quote}.`,
          ),
        ];
      const claim = reported === null ? `your claim (${quote})` : `the claim that ${reported}`;
      return [capitalise(`${where} supports ${claim} with a figure from ${work ?? 'a source'}.`)];
    },
    question: ({ place, said, asks }) =>
      asks.map((ask) => capitalise(`${place === null ? '' : `in ${place}, `}you ${said}; ${ask}`)),
    saysLittle: ({ name }) => [
      `Most statements in ${name} would fit almost any topic; particular cases, people and places should be named.`,
    ],
    copied: ({ name }, own) => [
      `Most of ${name} repeats the assignment or itself; only ${own} are new and could be considered.`,
    ],
  },

  grammar: {
    unmarked: [
      'There are no corrections to the grammar or spelling.',
      'I have no corrections to the grammar or spelling.',
      'On grammar and spelling, there are no corrections.',
    ],
    onlyStyle: [
      'There are no corrections to the grammar or spelling; the notes below concern style.',
      'The notes on language below concern style.',
    ],
    often: (rate) => [`About ${rate} was marked, so the text needs proofreading.`],
    sentenceLength: (average, longest, isLong) =>
      isLong
        ? [
            `Sentences average ${average}; those whose subordinate clauses obscure the main point${longest === null ? '' : `, such as the one that begins “${longest}”,`} should be divided.`,
          ]
        : [`Sentences average only ${average}; combining related ones would make their connection explicit.`],
  },

  apa: {
    otherStyle: ({ name }) => [
      `No author–date citations could be identified in ${name}; sources are cited in another style, which was not assessed.`,
    ],
    noneNeeded: ['No sources were required, so citations and references were not assessed.'],
    noneFound: ({ name }, topic) => [
      `Neither author–date citations nor a reference list could be identified in ${name}${topic === null ? '' : `, so a reader cannot find the source of ${topic}`}.`,
    ],
    uncited: ({ name }, listed) => [
      `The reference list contains ${listed}, but ${name} contains no author–date citations, so the use of these works cannot be traced.`,
    ],
    unmarked: (checked) => [`There are no corrections to ${checked}.`],
  },

  group: (group, position) => sayGroup(group, position),
  others: (nouns) => [`Smaller points: ${nouns}.`],

  overall: {
    headline: {
      saysLittle: ({ name }) => [
        `As it is, ${name} remains so general that it could be about almost any topic.`,
      ],
      copied: ({ name }) => [
        `As it is, ${name} consists mostly of words from the assignment or of repetition, so little of it could be considered.`,
      ],
      question: ({ argues, name }) => [
        argues === null ? `One question about ${name} remains.` : `${argues}, and one question remains.`,
      ],
      point: ({ name: point, demand, kind }, { argues, name }, { missing }) => {
        const opening = argues === null ? `In ${name},` : `${argues}, but`;
        if (kind === 'missing' && missing > 1)
          return [
            `${opening} ${numeral(missing)} parts of the assignment are missing, first of all ${point}.`,
          ];
        if (demand !== null) return [`The revision of ${name} should begin here: ${demand}.`];
        const first = kind === 'partly' ? definite(point) : point;
        return argues === null
          ? [`The revision of ${name} should begin with ${first}.`]
          : [`${argues}; the revision should begin with ${first}.`];
      },
      form: ({ order }, { argues, name }, isAll) =>
        isAll
          ? [`What was marked in ${name} concerns form: ${order}.`]
          : [
              argues === null
                ? `For the next version of ${name}, ${order}.`
                : `${argues}; for the next version, ${order}.`,
            ],
    },
    sources: (cited) => [`The discussion draws on ${cited}.`],
    steps: (steps, after) => {
      const orders = listOf(steps.map(({ order }) => order));
      if (orders === '') return [];
      return [after === 'question' ? `For the final version, ${orders}.` : `After that, ${orders}.`];
    },
    closing: ({ name }, about) => [`I suggest that we meet about ${about} before the next draft of ${name}.`],
  },
};

/** Points after these are told without their reasons, so that all of them find room. */
const MOST_REASONED = 2;

const LEADS = ['First,', 'Second,', 'Third,', 'Further,'] as const;

function sayGroup(group: Group, position: number): readonly string[] {
  const { topic, source, place } = group;
  if (topic === null) return [sayFinding(group)];
  const lead = LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0];
  const rule = /^APA 7, \d/u.test(source) ? ` (${source})` : '';
  const others = listOf(group.otherPlaces.slice(0, 2));
  const fix = correction(group, 'should read');
  if (fix === null) {
    const seen = seenAt(group);
    if (seen === null) return [`${lead} ${topic.noun}: ${lowerFirst(plainMessage(group))}`];
    return adviceFor(group).map((advice) =>
      joinAdvice(`${lead} ${topic.noun}${rule}, as in ${seen}`, advice),
    );
  }
  const sentence = `${lead} ${topic.noun}: ${place === null ? '' : `in ${place}, `}${fix}${rule}.`;
  // The rule is told where there are others to find by it, and else of the first alone.
  if (others === '')
    return position > 0 ? [sentence] : adviceFor(group).map((advice) => withAdvice(sentence, advice));
  return adviceFor(group).map((advice) =>
    advice === ''
      ? `${sentence} See also ${others}.`
      : `${sentence} For others, in ${others}: ${lowerFirst(advice)}`,
  );
}

/** A short piece of advice goes on in the same sentence. */
function withAdvice(sentence: string, advice: string): string {
  const isOne = advice !== '' && !/[.?] \p{Lu}|;/u.test(advice);
  return isOne ? `${sentence.replace(/\.$/u, '')}; ${lowerFirst(advice)}` : `${sentence} ${advice}`.trim();
}
