import { amount, figure } from '../words.ts';
import { adviceFor, correction, plainMessage, shownAt } from '../place-of-group.ts';
import type { Facts } from '../facts.ts';
import type { Group } from '../group-findings.ts';
import { bandOf, type Voice } from '../voice.ts';
import { conversationalExtras, conversationalOverallExtras } from './conversational-extras.ts';

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
    return {
      strong: [
        'This is a thoughtful, well-built piece of work.',
        'You clearly put real thought into this, and it shows on the page.',
      ],
      good: [
        'There is a lot here that works well.',
        'You have built a solid piece of work, and a few changes would make it stronger still.',
      ],
      fair: [
        'You have the beginnings of a good paper here.',
        'The core of a good answer is here, and it needs more filling in.',
      ],
      weak: [
        'There is a start here to build on, and it needs more substance to stand on its own.',
        'I can see where you want to go with this, and it takes more detail to get there.',
      ],
    }[band];
  },

  praise(part, { words, paragraphs, sources, citations }) {
    return {
      development: [
        `You give your ideas room to grow, with ${figure(words, 'word')} that keep moving forward.`,
        `You take the time to develop what you say: ${figure(words, 'word')}, and little of it is filler.`,
      ],
      structure: [
        paragraphs > 1
          ? 'Your paragraphs have a readable size, and your sentences pick up where the one before left off.'
          : 'Your sentences pick up where the one before left off, so the thread is easy to hold.',
        'I never lost the thread, because your transitions tell me where each step leads.',
      ],
      language: [
        'Your vocabulary is varied, and your sentences change their length, which keeps me reading.',
        'You choose your words with some range, and your sentences have a rhythm of their own.',
      ],
      sources: [
        `You draw on ${amount(sources, 'source')} and let them speak at the right moments, ${amount(citations, 'citation')} in all.`,
        `I like that your claims stand on ${amount(sources, 'source')} and not on opinion alone.`,
      ],
      coverage: [
        'You stay with the question: the terms of the assignment run through the whole piece.',
        'You answer what was asked, and you keep coming back to it.',
      ],
    }[part];
  },

  nextStep(part) {
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
        'Go back to the wording of the assignment; a few of its questions still wait for an answer.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `I especially liked the sentence that begins “${quote}”, where you explain and do not just assert.`,
    `The sentence that begins “${quote}” is a good example of the reasoning I hope to see.`,
    `One moment that stood out is where you write “${quote}” and then carry the thought through.`,
  ],

  group(group, position) {
    const leads = LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0];
    return leads.flatMap((lead) => sayGroup(group, { lead, position }));
  },

  extras: conversationalExtras,
  overallExtras: conversationalOverallExtras,

  overallOpening({ firstName, title, scores, kind }) {
    const what = title === null ? `this ${kind}` : `your ${kind}, “${title}”`;
    const thanks = firstName === null ? `Thank you for ${what}.` : `${firstName}, thank you for ${what}.`;
    const verdict = {
      strong: [
        'It is strong work from start to finish.',
        'I enjoyed reading it, and there is much to be proud of.',
      ],
      good: ['It is good work with room for one more careful round.', 'You have done a lot right here.'],
      fair: [
        'It rests on a sound idea, and with some focused revision it can do much more.',
        'There is promise in it, and I can see what would bring it out.',
      ],
      weak: [
        'It is a start, and I would like to help you take it further.',
        'It is not there yet, but every step from here is one you can take.',
      ],
    }[bandOf(scores.total)];
    return verdict.map((sentence) => `${thanks} ${sentence}`);
  },

  overallStrength: (side, { sources }) =>
    ({
      development: [
        'What carries it is how far you take your ideas.',
        'Your strength here is staying with a thought until it is finished.',
      ],
      structure: [
        'What carries it is its order; one step leads to the next.',
        'Its clear structure is what I would hold on to.',
      ],
      language: [
        'Your feel for language is a real asset here.',
        'What stands out is how freely you use the language.',
      ],
      sources: [
        `What carries it is its evidence, ${amount(sources, 'source')} in all.`,
        'Your use of evidence is what I would hold on to.',
      ],
      coverage: [
        'What I valued most is that you answer the question that was asked.',
        'Its focus on the assignment is what I would hold on to.',
      ],
      grammar: [
        'Your careful sentences make it easy to listen to you.',
        'The clean writing is what I noticed first.',
      ],
      apa: [
        'The care you take with citations and references builds trust.',
        'You treat your sources with the care that readers expect.',
      ],
      content: [
        'What you have to say is the best thing about it.',
        'The thinking in it is what I would hold on to.',
      ],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ area, noun }) => `${within[area]}, ${noun}`);
    const [only] = steps;
    if (steps.length === 1 && only !== undefined) {
      return [
        `If you change one thing, let it be this: ${only}.`,
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
      strong: ['Keep working this way.', 'I look forward to reading what you write next.'],
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

function grammarOpening({ errors, words, scores }: Facts): readonly string[] {
  const length = figure(words, 'word');
  if (words === 0)
    return [
      'I could not find running text to comment on, so there is nothing to say about its language yet.',
    ];
  if (errors.grammar === 0) {
    return [
      `Your sentences are clean: in ${length} I found no grammar or spelling error.`,
      `I read ${length} and found nothing to correct in grammar or spelling, which makes you easy to follow.`,
    ];
  }
  const found = amount(errors.grammar, 'error');
  return {
    strong: [
      `Your writing is clear and careful; ${found} in ${length} is little, so what follows is polish.`,
      `You write with care: I found just ${found} in ${length}.`,
    ],
    good: [
      `Your sentences carry me along well, and a focused proofreading would take care of the ${found} I found in ${length}.`,
      `The writing is clear on the whole, with ${found} in ${length}.`,
    ],
    fair: [
      `I can follow what you mean, though small slips keep interrupting it: ${found} in ${length}.`,
      `Your meaning comes across, and it would come across faster without the ${found} I found in ${length}.`,
    ],
    weak: [
      `Your ideas deserve cleaner sentences. I counted ${found} in ${length}, often enough that I had to stop and reread.`,
      `There are thoughts here worth hearing, and ${found} in ${length} stand between them and your reader.`,
    ],
  }[bandOf(scores.grammar)];
}

function apaOpening({ citations, entries, errors, scores }: Facts): readonly string[] {
  if (citations === 0 && entries === 0) {
    return [
      'I found no citations and no reference entries, so there was little APA style for me to look at.',
      'Since the paper cites nothing and lists no references, I could judge only a small part of APA style.',
    ];
  }
  if (citations === 0) {
    const listed = amount(entries, 'reference entry', 'reference entries');
    return [
      `I found ${listed} and no citation in your text, so a reader cannot tell what you took from where.`,
      `Your list has ${listed}, and the text cites none of them; that is where I would begin.`,
    ];
  }
  const checked = `${amount(citations, 'citation')} and ${amount(entries, 'reference entry', 'reference entries')}`;
  if (errors.apa === 0) {
    return [
      `Your APA style is in good order: I went through ${checked} and found nothing to correct.`,
      `I went through ${checked} and found no slip in APA style, which takes care.`,
    ];
  }
  return {
    strong: [
      `You handle APA style with assurance. I went through ${checked}, and very little needs your attention.`,
      `Your APA work is careful; in ${checked} I found hardly anything to change.`,
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
      `It is good that you name sources at all. The form of your ${checked} needs a careful round of work.`,
    ],
  }[bandOf(scores.apa)];
}

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
