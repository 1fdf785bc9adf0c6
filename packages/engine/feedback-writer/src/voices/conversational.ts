import { amount, figure } from '../words.ts';
import { adviceFor, correction, plainMessage, shownAt } from '../place-of-group.ts';
import type { Group } from '../group-findings.ts';
import { assignmentName, bandOf, saidAbout, type Voice } from '../voice.ts';
import { conversationalExtras, conversationalOverallExtras } from './conversational-extras.ts';
import { apaOpening, grammarOpening } from './conversational-openings.ts';
import { conversationalUnjudged } from './conversational-unjudged.ts';
import { contentState, isFinished, isUnmarked } from '../where-to-work.ts';

const LEADS = [
  ['Look first at', 'The best place to start is', 'I would start with'],
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
        'What you wrote does not address the subject of the assignment, so I could not judge it as an answer.',
        'I was looking for an answer to the assignment, but this is about something else.',
      ];
    }
    if (state === 'complete') {
      return [
        'You give your points room, your paragraphs have a readable length, and I marked nothing in the content.',
        'The length and the division into paragraphs are what this kind of work needs, and I marked nothing in the content.',
      ];
    }
    if (state === 'long-enough') {
      return [
        'There is enough on the page to work with, and a revision would make it stronger.',
        'You have written enough for a reader to follow; now it needs revision.',
      ];
    }
    return {
      strong: [
        'Your paper gives its points room and divides them into readable paragraphs.',
        'There is plenty on the page for a reader to work with, divided into paragraphs that are easy to follow.',
      ],
      good: [
        'The basics of your paper are in place, and a few parts could be developed further.',
        'Much of what a reader needs is here, and some points need more development.',
      ],
      fair: [
        'Your paper makes a start on its subject, and several points need more development.',
        'You have the outline of an answer here; now fill it in.',
      ],
      weak: [
        'So far there is not enough on the page for a reader to follow.',
        'I can see a beginning here, but it needs more detail.',
      ],
    }[band];
  },

  praise(part, { words, paragraphs, sources, citations, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`You bring together ${amount(sources, 'work')}, each with its own annotation.`];
    return {
      development: [
        `You develop your ideas at some length: ${figure(words, 'word')}${paragraphs > 1 ? ` in ${amount(paragraphs, 'paragraph')}` : ''}.`,
        `You take the time to develop your points, with ${figure(words, 'word')} in all.`,
      ],
      structure: [
        paragraphs > 1
          ? 'Your paragraphs are a readable length, and your sentences pick up words from the ones before.'
          : 'Your sentences pick up words from the ones before, so they are easy to follow.',
        'You divide the text into paragraphs that a reader can take one at a time.',
      ],
      language: [
        'Your vocabulary is varied, and so is the length of your sentences, which keeps me reading.',
        'You use a range of words and vary the length of your sentences.',
      ],
      sources: [
        `You draw on ${amount(sources, 'source')}, with ${amount(citations, 'citation')} in all.`,
        `You support your points with ${amount(sources, 'source')}, ${amount(citations, 'citation')} in all.`,
      ],
      coverage: ['Most of what the assignment asks for is there.', 'You take up most of what was asked.'],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle)
      return [
        'If APA style is required, give the author and year in the text; if not, make sure that each main claim has a source.',
      ];
    if (part === 'sources' && isAnnotated)
      return [
        'Look for a work that disagrees with the ones you have; even one would strengthen the bibliography.',
      ];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return [
        'You have a reference list; now cite each work in the text, by author and year, where you use it.',
      ];
    }
    return {
      development: [
        'To go deeper, take your best point and ask yourself “why?” and “for example?” once more.',
        'For your next draft, pick two claims and give each a reason and a concrete case.',
      ],
      structure: [
        'Try writing one line in the margin about what each paragraph does; that often shows you the best order.',
        'An introduction that says where you are headed, and a conclusion that says where you ended up, would hold it together.',
      ],
      language: [
        'Try reading a page aloud and changing some of the sentences that start or sound like the one before.',
        'Look for words that you overuse, and replace some of them with more precise ones.',
      ],
      sources: [
        'Bring in a few more sources: for each main claim, find out who has studied it, and cite them right there.',
        'Your argument would be much stronger with sources that a reader can look up.',
      ],
      coverage: [
        'Keep the assignment beside you as you revise, and check off each part as you answer it.',
        'Go back to the wording of the assignment, and make sure that you answer each of its questions.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `I especially liked the sentence that begins “${quote}”, where you give a reason for your claim.`,
    `You give your reasons in the sentence that begins “${quote}”, which I like to see.`,
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
        `${thanks} So far it could be about almost any topic, and I would like to know what you think about yours.`,
      ];
    }
    if (isOffTopic) {
      const about = saidAbout(facts);
      const instead = about === null ? '' : ` As I read it, it is about ${about}.`;
      return [
        `${thanks} It does not answer ${assignmentName(facts)}.${instead} Its subject comes before everything else below.`,
        `${thanks} Before anything else: it does not answer ${assignmentName(facts)}.${instead}`,
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
            `${thanks} I made no marks in the text; my comments are about how to take it further.`,
          ];
    }
    // How much there is to do, not how good it is: whether the argument holds was not judged.
    const verdict = {
      strong: ['I marked only details.', 'The points below are mostly details.'],
      good: [
        'One focused revision will take care of the points below.',
        'There are a few things to work on, none of them major.',
      ],
      fair: [
        'There are several things to work on, and I have put the most useful ones first.',
        'A focused revision will help a good deal, and the comments say where to start.',
      ],
      weak: [
        'It needs a thorough revision, and I would like to help you with that.',
        'It is not there yet, but you can get there one step at a time.',
      ],
    }[bandOf(scores.total)];
    return verdict.map((sentence) => `${thanks} ${sentence}`);
  },

  overallStrength: (side, { sources }) =>
    ({
      development: [
        'You give your points room, and that is worth keeping.',
        'The room that you give each point is worth keeping.',
      ],
      structure: [
        'Its paragraphs are easy to follow.',
        'Its clear division into paragraphs is worth keeping.',
      ],
      language: [
        'The range of your vocabulary is what I noticed first.',
        'Your varied vocabulary and sentences are worth keeping.',
      ],
      sources: [
        `You bring in ${amount(sources, 'source')}, and that is worth keeping.`,
        'That you work with sources is worth keeping.',
      ],
      coverage: ['You take up most of what was asked.', 'You answer most of the assignment.'],
      grammar: [
        'Your careful sentences make it easy to follow you.',
        'The clear writing is what I noticed first.',
      ],
      apa: [
        'The care you take with citations and references builds trust.',
        'You treat your sources with the care that readers expect.',
      ],
      content: [
        'You give your points room, and that is worth keeping.',
        'The room that you give each point is worth keeping.',
      ],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ noun }) => noun);
    const [only] = steps;
    if (steps.length === 1 && only !== undefined) {
      return [`Your first priority is ${only}.`, `For the next version, I would work on one thing: ${only}.`];
    }
    return [
      `For the next version, I would work on these in order: ${steps.join('; ')}.`,
      `If I were revising it, I would go in this order: ${steps.join('; ')}.`,
    ];
  },

  overallClosing(band) {
    return {
      strong: ['Keep up this level of care.', 'I look forward to reading what you write next.'],
      good: [
        'You are close, and I look forward to your next piece.',
        'One careful revision will make a difference.',
      ],
      fair: [
        'Come talk to me if you are not sure where to begin.',
        'Take it one point at a time, and you will see it improve.',
      ],
      weak: [
        'Please stop by or email me, and we will plan the next steps together.',
        'Start small, ask early, and do not hesitate to come to me with a draft.',
      ],
    }[band];
  },
};

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
      ? `I stumbled in ${places}; in one, ${fix}.`
      : `I marked ${places}; for example, ${fix}.`;
  return ['I marked one place: ', 'In one place, ', 'There is one spot where '][position % 3] + `${fix}.`;
}

function pointAt(shown: string, count: number): string {
  return count === 1 ? `I marked ${shown}.` : `I marked ${amount(count, 'place')}, among them ${shown}.`;
}
