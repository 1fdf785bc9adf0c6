import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';
import { adviceFor, correction, plainMessage, shownAt } from '../place-of-group.ts';
import type { Group } from '../group-findings.ts';
import { assignmentName, bandOf, saidAbout, type Voice } from '../voice.ts';
import { contentState, isFinished, isUnmarked } from '../where-to-work.ts';
import { detailedExtras, detailedOverallExtras } from './detailed-extras.ts';
import { apaOpening, grammarOpening } from './detailed-openings.ts';
import { detailedUnjudged } from './detailed-unjudged.ts';

const LEADS = [
  ['The most important point concerns', 'A revision should begin with', 'The first priority is'],
  ['A second point concerns', 'The next point concerns', 'Attention should also be given to'],
  [
    'A further, smaller point concerns',
    'Finally, some attention should be given to',
    'The paper would also benefit from attention to',
  ],
] as const;

/** Academic and complete: where, what, which rule, and why it matters. */
export const detailed: Voice = {
  opening(area, facts) {
    if (area === 'grammar') return grammarOpening(facts);
    if (area === 'apa') return apaOpening(facts);
    const { words, paragraphs } = facts;
    const extent = `${figure(words, 'word')} of running text${paragraphs > 1 ? ` in ${amount(paragraphs, 'paragraph')}` : ''}`;
    const state = contentState(facts);
    if (state === 'off-topic') {
      return [
        'The text does not address the subject of the assignment and could therefore not be assessed as an answer to it.',
        'The assignment’s subject is not addressed, so the text could not be assessed as an answer.',
      ];
    }
    if (state === 'complete') {
      return [
        `Nothing was marked in the content, which consists of ${extent}.`,
        `In ${extent}, nothing was marked in the content.`,
      ];
    }
    if (state === 'long-enough') {
      return [
        `At ${extent}, the length is sufficient, and the content needs revision.`,
        `The length is sufficient, at ${extent}; the content needs revision.`,
      ];
    }
    return {
      strong: [
        `The paper gives its subject ample room and divides it clearly, in ${extent}.`,
        `With ${extent}, the paper gives its subject ample room.`,
      ],
      good: [
        `The paper covers much of its subject in ${extent}, and some aspects need further work.`,
        `In ${extent}, the paper presents a discussion that could be developed further in places.`,
      ],
      fair: [
        `The paper offers a partial treatment of its subject in ${extent}; several aspects remain underdeveloped.`,
        `In ${extent}, the paper introduces its subject without yet developing it fully.`,
      ],
      weak: [
        `At ${extent}, the paper does not yet treat its subject in sufficient depth.`,
        `At ${extent}, the discussion is still at an early stage.`,
      ],
    }[bandOf(facts.scores.content)];
  },

  praise(part, { sources, citations, headings, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`The bibliography lists ${amount(sources, 'work')}, each with its own annotation.`];
    return {
      development: ['The points are developed at some length.', 'Each point is given room.'],
      structure: [
        headings > 1
          ? `The paper is organized under ${amount(headings, 'heading')}, which makes its organization visible.`
          : 'The division into paragraphs makes the parts of the discussion clear.',
        'Paragraphs are well proportioned, and sentences pick up terms from the ones before.',
      ],
      language: [
        'The vocabulary is varied, and so is the sentence structure.',
        'The vocabulary is varied, and so are the length and structure of the sentences.',
      ],
      sources: [
        `The discussion draws on ${amount(sources, 'source')}, cited ${citations === 1 ? 'once' : amount(citations, 'time')}.`,
        `The evidence consists of ${amount(sources, 'source')} in ${amount(citations, 'citation')}.`,
      ],
      coverage: [
        'Most of what the assignment asks for is present.',
        'The text takes up most of what was asked.',
      ],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle)
      return [
        'Where APA style is required, the sources in the notes and parentheses should be cited by author and year.',
      ];
    if (part === 'sources' && isAnnotated)
      return ['The selection would benefit from works that take a different view of the question.'];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return [
        'The works in the list should be cited by author and year wherever the discussion draws on them.',
      ];
    }
    return {
      development: [
        'The central claims would benefit from further development: the reasons for each, an example that illustrates it, and its limits.',
        'A revision should go beyond stating each claim, so that each one is explained, illustrated and evaluated.',
      ],
      structure: [
        'A reverse outline, with one sentence for each paragraph, would show where the sequence of ideas can be tightened.',
        'An explicit thesis at the beginning and a conclusion that returns to it would strengthen the organization of the paper.',
      ],
      language: [
        'Greater variety in sentence structure and more precise terms would improve the prose.',
        'The prose would benefit from more precise vocabulary and from sentences that subordinate one idea to another.',
      ],
      sources: [
        'The paper needs more evidence; each main claim should have a source that a reader can consult.',
        'Engagement with published research is limited, and more of it would strengthen the argument.',
      ],
      coverage: [
        'The draft should be compared with the assignment’s questions one by one, to make sure that each is answered.',
        'Closer attention to the wording of the assignment would show what has not yet been addressed.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `The sentence that begins “${quote}” gives reasons for its claim, as the whole paper should.`,
    `The sentence that begins “${quote}” is particularly effective, because it gives reasons for its claim.`,
  ],

  group(group, position) {
    const leads = LEADS[Math.min(position, LEADS.length - 1)] ?? LEADS[0];
    return leads.flatMap((lead) => sayGroup(group, lead));
  },

  extras: detailedExtras,
  overallExtras: detailedOverallExtras,
  unjudged: detailedUnjudged,

  overallOpening(facts) {
    const { title, scores, citations, entries, isAnnotated, kind, ground, saysLittle, isOffTopic } = facts;
    const what = title === null ? `The ${kind}` : `The ${kind} “${title}”`;
    const basis =
      citations === 0 && entries === 0
        ? ''
        : isAnnotated
          ? ` It lists ${checkedWorks(facts)}.`
          : ` It has ${amount(citations, 'citation')} and lists ${amount(entries, 'reference entry', 'reference entries')}.`;
    if (ground.content !== null) {
      return detailedUnjudged.content[ground.content].overall.map(
        (why) => `${what} has been read in full. ${why}${basis}`,
      );
    }
    if (saysLittle) {
      return [`${what} remains so general that its statements would fit almost any topic.${basis}`];
    }
    if (isOffTopic) {
      const about = saidAbout(facts);
      const instead = about === null ? '' : ` It appears to be about ${about}.`;
      return [
        `${what} does not answer ${assignmentName(facts)}.${instead} The subject takes precedence over all other points.`,
      ];
    }
    if (isUnmarked(facts) && scores.total >= 80) {
      return [
        `${what} has been read in full, and no marks were made.${basis}`,
        `No marks were made in ${what.charAt(0).toLowerCase()}${what.slice(1)}; the comments are suggestions.${basis}`,
      ];
    }
    return {
      strong: [
        `${what} needs attention to details only.${basis}`,
        `${what} requires little revision in the points examined.${basis}`,
      ],
      good: [
        `${what} would benefit from one focused revision.${basis}`,
        `${what} needs revision in a few respects.${basis}`,
      ],
      fair: [
        `${what} requires substantive revision in several respects.${basis}`,
        `${what} needs revision in several respects.${basis}`,
      ],
      weak: [
        `${what} requires thorough revision.${basis}`,
        `${what} is not yet complete and requires thorough revision.${basis}`,
      ],
    }[bandOf(scores.total)];
  },

  overallStrength: (side) =>
    ({
      development: [
        'The room given to each point is worth keeping.',
        'The length at which its points are treated is worth keeping.',
      ],
      structure: ['Its paragraphs are easy to follow.', 'Its clear division into parts is worth keeping.'],
      language: [
        'The range of its language is worth keeping.',
        'Its varied vocabulary and syntax are worth keeping.',
      ],
      sources: ['Its use of sources is worth keeping.', 'That it draws on published work is worth keeping.'],
      coverage: [
        'That it takes up most of what was asked is worth keeping.',
        'That it answers most of the assignment is worth keeping.',
      ],
      grammar: ['The careful prose is worth keeping.', 'The care given to its sentences is worth keeping.'],
      apa: [
        'The careful documentation is worth keeping.',
        'The care given to citations and references is worth keeping.',
      ],
      content: [
        'The room given to each point is worth keeping.',
        'The length at which its points are treated is worth keeping.',
      ],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ noun }) => noun);
    return [
      `Revision should begin with the following, in order: ${steps.join('; ')}.`,
      `The revision should address these points, in order of importance: ${steps.join('; ')}.`,
    ];
  },

  overallClosing(band, facts) {
    if (isFinished(facts)) return ['The comments are meant for later papers.'];
    return {
      strong: ['The points raised are minor.', 'A short revision will be enough.'],
      good: [
        'One focused revision will address these points.',
        'With these points addressed, the paper will be easier to follow and to trust.',
      ],
      fair: [
        'A systematic revision along these lines would raise the quality of the paper considerably.',
        'Such a revision is well worth the effort.',
      ],
      weak: [
        'A consultation before the next draft is recommended.',
        'It is advisable to discuss a plan for revision before writing further.',
      ],
    }[band];
  },
};

function sayGroup(group: Group, lead: string): readonly string[] {
  const { topic, count, source, place } = group;
  const message = plainMessage(group);
  const shown = shownAt(group);
  const rule = source.startsWith('APA') ? ` (${source})` : '';
  const where = place === '' ? '' : `, ${place}`;
  if (topic === null) return [shown === null ? message : `With regard to ${shown}${where}: ${message}`];
  const fix = correction(group, 'should read');
  const opening = `${lead} ${topic.noun}${count === 1 ? '' : `, noted in ${amount(count, 'place')}`}.`;
  const instance = count === 1 ? 'The passage in question is' : 'One instance is';
  const pointed = shown === null ? message : `${instance} ${shown}${where}${rule}.`;
  const evidence = fix === null ? pointed : `${place === '' ? '' : `${upperFirst(place)}, `}${fix}${rule}.`;
  return adviceFor(group).map((advice) => `${opening} ${evidence} ${advice}`.trim());
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
