import { amount, figure } from '../words.ts';
import { adviceFor, correction, plainMessage, shownAt } from '../place-of-group.ts';
import type { Group } from '../group-findings.ts';
import { bandOf, type Voice } from '../voice.ts';
import { conversationalExtras, conversationalOverallExtras } from './conversational-extras.ts';
import { apaOpening, grammarOpening } from './conversational-openings.ts';
import { conversationalUnjudged } from './conversational-unjudged.ts';
import { contentState, isFinished, isUnmarked } from '../where-to-work.ts';

const LEADS = [
  ['Look first at', 'What would help most right now is work on', 'I would start with'],
  ['After that, turn to', 'Next, have a look at', 'Then give some attention to'],
  ['While you are at it, check', 'Last, keep an eye on', 'If time allows, look at'],
] as const;

/** Warm, second person, what went well before what did not. */
export const conversational: Voice = {
  opening(area, facts) {
    const band = bandOf(facts.scores[area]);
    if (area === 'grammar') return grammarOpening(facts);
    if (area === 'apa') return apaOpening(facts);
    const state = contentState(facts);
    if (state === 'off-topic') {
      return [
        'What you wrote does not take up the subject of the assignment, so I could not judge it as an answer.',
        'I looked for an answer to the assignment here and found a text on something else.',
      ];
    }
    if (state === 'complete') {
      return [
        'Your paper is developed and in order on the whole, and I made no mark in its content.',
        'The parts that I expected are here, and I made no mark in the content.',
      ];
    }
    if (state === 'long-enough') {
      return [
        'There is enough on the page to work with, and a revision would make it stronger.',
        'You have written enough for a reader to follow; what it needs now is revision.',
      ];
    }
    return {
      strong: [
        'Your paper develops its points at length and keeps them in order.',
        'There is plenty here for a reader to work with, and it is laid out clearly.',
      ],
      good: [
        'The frame of your paper is in place, and a few parts of it could carry more.',
        'Much of what a reader needs is here, and some points deserve more room.',
      ],
      fair: [
        'Your paper makes a start on its subject, and several points need more room.',
        'The outline of an answer is here, and it needs filling in.',
      ],
      weak: [
        'So far there is not enough on the page for a reader to follow.',
        'I can see a beginning here, and it takes more detail to get further.',
      ],
    }[band];
  },

  praise(part, { words, paragraphs, sources, citations, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`You bring together ${amount(sources, 'work')}, each with a paragraph of your own on it.`];
    return {
      development: [
        `You give your ideas room: ${figure(words, 'word')}${paragraphs > 1 ? ` in ${amount(paragraphs, 'paragraph')}` : ''}.`,
        `You take the time to develop what you say, in ${figure(words, 'word')}.`,
      ],
      structure: [
        paragraphs > 1
          ? 'Your paragraphs have a readable size, and your sentences pick up words from the ones before.'
          : 'Your sentences pick up words from the ones before, so the thread is easy to hold.',
        'You divide the text into steps that a reader can take one at a time.',
      ],
      language: [
        'Your vocabulary is varied, and your sentences change their length, which keeps me reading.',
        'You choose your words with some range and vary the length of your sentences.',
      ],
      sources: [
        `You draw on ${amount(sources, 'source')}, with ${amount(citations, 'citation')} in all.`,
        `You support your points with ${amount(sources, 'source')}, ${amount(citations, 'citation')} in all.`,
      ],
      coverage: [
        'The terms of the assignment run through the whole piece.',
        'You keep coming back to the terms of the assignment.',
      ],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle)
      return [
        'If APA style was asked for, name author and year in the text; if not, make sure that each main claim keeps its source.',
      ];
    if (part === 'sources' && isAnnotated)
      return [
        'Look for a work that disagrees with the ones you have; one such entry makes a bibliography worth more.',
      ];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return [
        'Your list is there; now say in the text, by author and year, what you take from each of its works.',
      ];
    }
    return {
      development: [
        'To go deeper, take your best point and ask yourself “why?” and “for example?” once more.',
        'For your next draft, pick two claims and give each a reason and a concrete case.',
      ],
      structure: [
        'Try writing one line in the margin for what each paragraph does; the order will almost suggest itself.',
        'An opening that says where you are headed, and a close that says where you arrived, would hold it together.',
      ],
      language: [
        'Try reading a page aloud and changing every second sentence that starts or runs like the one before.',
        'Look for words that you lean on, and find one or two others that say it more exactly.',
      ],
      sources: [
        'Bring in a few more voices: for each main claim, ask who has studied it, and cite them right there.',
        'Your argument would gain a lot from sources that a reader can look up.',
      ],
      coverage: [
        'Keep the assignment beside you as you revise, and check off each part as you answer it.',
        'Go back to the wording of the assignment; see whether each of its questions has its answer.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `I especially liked the sentence that begins “${quote}”, where you give a reason for what you say.`,
    `In the sentence that begins “${quote}” you give your reasons, which I like to see.`,
    `One place I liked is where you write “${quote}” and say why.`,
  ],

  group(group, position) {
    const leads = LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0];
    return leads.flatMap((lead) => sayGroup(group, { lead, position }));
  },

  extras: conversationalExtras,
  overallExtras: conversationalOverallExtras,
  unjudged: conversationalUnjudged,

  overallOpening(facts) {
    const { firstName, title, scores, kind, ground, saysLittle, isOffTopic } = facts;
    const what = title === null ? `this ${kind}` : `your ${kind}, “${title}”`;
    const thanks = firstName === null ? `Thank you for ${what}.` : `${firstName}, thank you for ${what}.`;
    if (ground.content !== null) {
      return conversationalUnjudged.content[ground.content].overall.map((why) => `${thanks} ${why}`);
    }
    if (saysLittle) {
      return [
        `${thanks} So far it could be about almost any topic, and I would like to read what you think of yours.`,
      ];
    }
    if (isOffTopic) {
      return [
        `${thanks} It does not take up the subject of the assignment, and that comes before everything else.`,
        `${thanks} Before anything else, it has to take up the subject of the assignment.`,
      ];
    }
    if (isUnmarked(facts) && scores.total >= 80) {
      return isFinished(facts)
        ? [
            `${thanks} I made no marks in it, and the comments below are about where to go from here.`,
            `${thanks} My comments are suggestions for your next paper, since I made no marks in this one.`,
          ]
        : [
            `${thanks} I made no marks in it, and the comments below say how to take it further.`,
            `${thanks} There are no marks from me in the text; my comments are about what would take it further.`,
          ];
    }
    // How much there is to do, not how good it is: whether the argument holds was not judged.
    const verdict = {
      strong: ['What I marked are details.', 'The points below are mostly details.'],
      good: [
        'One focused revision will take care of the points below.',
        'There are a few things to work on, and none of them is large.',
      ],
      fair: [
        'There are several things to work on, and I have put the most useful ones first.',
        'Some focused revision will help it a good deal, and the comments say where.',
      ],
      weak: [
        'It needs a thorough revision, and I would like to help you with that.',
        'It is not there yet, but every step from here is one you can take.',
      ],
    }[bandOf(scores.total)];
    return verdict.map((sentence) => `${thanks} ${sentence}`);
  },

  overallStrength: (side, { sources }) =>
    ({
      development: [
        'What I would hold on to is how fully you develop your points.',
        'Your strength here is staying with a point and developing it.',
      ],
      structure: ['What I would hold on to is its order.', 'Its division into clear steps is worth keeping.'],
      language: [
        'The range of your vocabulary is what I noticed first.',
        'Your varied vocabulary and sentences are worth keeping.',
      ],
      sources: [
        `What I would hold on to is its evidence, ${amount(sources, 'source')} in all.`,
        'Your use of sources is what I would hold on to.',
      ],
      coverage: [
        'What I would hold on to is how closely you stay with the terms of the assignment.',
        'Its focus on the assignment is what I would hold on to.',
      ],
      grammar: [
        'Your careful sentences make it easy to follow you.',
        'The clear writing is what I noticed first.',
      ],
      apa: [
        'The care you take with citations and references builds trust.',
        'You treat your sources with the care that readers expect.',
      ],
      content: [
        'What I would hold on to is how fully you develop your points.',
        'The way you build up your points is what I would hold on to.',
      ],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ area, noun }) => `${within[area]}, ${noun}`);
    const [only] = steps;
    if (steps.length === 1 && only !== undefined) {
      return [
        `Your first priority is this: ${only}.`,
        `For the next version, I would work on one thing: ${only}.`,
      ];
    }
    return [
      `For the next version, I would take these in turn: ${steps.join('; ')}.`,
      `If I were revising it, I would go in this order: ${steps.join('; ')}.`,
    ];
  },

  overallClosing(band) {
    return {
      strong: ['Keep up the care you took here.', 'I look forward to reading what you write next.'],
      good: [
        'You are close, and I look forward to your next piece.',
        'One careful revision will show, so take it.',
      ],
      fair: [
        'Come and talk to me if you are unsure where to begin.',
        'Take it one point at a time, and you will see it change.',
      ],
      weak: [
        'Please come by or write to me, and we will plan the next steps together.',
        'Start small, ask early, and do not hesitate to come to me with a draft.',
      ],
    }[band];
  },
};

const within = { grammar: 'in your sentences', apa: 'in APA style', content: 'in what you say' } as const;

function sayGroup(
  group: Group,
  { lead, position }: { readonly lead: string; readonly position: number },
): readonly string[] {
  const { topic, count } = group;
  const message = plainMessage(group);
  const shown = shownAt(group);
  if (topic === null) return [shown === null ? message : `Have another look at ${shown}. ${message}`];
  const evidence = showEvidence(group, position) ?? (shown === null ? message : pointAt(shown, count));
  return adviceFor(group).map((advice) => `${lead} ${topic.noun}. ${evidence} ${advice}`.trim());
}

/** The same form three times in a row would sound like a machine. */
function showEvidence(group: Group, position: number): string | null {
  const fix = correction(group, 'should read');
  if (fix === null) return null;
  const places = amount(group.count, 'place');
  if (group.count > 1)
    return position === 1
      ? `In ${places} I stumbled; one of them: ${fix}.`
      : `I marked ${places}; for instance, ${fix}.`;
  return ['I marked one place: ', 'In one place, ', 'There is one spot where '][position % 3] + `${fix}.`;
}

function pointAt(shown: string, count: number): string {
  return count === 1 ? `I marked ${shown}.` : `I marked ${amount(count, 'place')}, among them ${shown}.`;
}
