import { checkedWorks } from '../checked-works.ts';
import { amount, figure } from '../words.ts';
import { adviceFor, correction, plainMessage, shownAt } from '../place-of-group.ts';
import type { Group } from '../group-findings.ts';
import { bandOf, type Voice } from '../voice.ts';
import { contentState, isFinished, isUnmarked } from '../where-to-work.ts';
import { detailedExtras, detailedOverallExtras } from './detailed-extras.ts';
import { apaOpening, grammarOpening } from './detailed-openings.ts';
import { detailedUnjudged } from './detailed-unjudged.ts';

const LEADS = [
  [
    'The most consequential point concerns',
    'A revision should begin with',
    'The greatest effect would come from attention to',
  ],
  ['A second point concerns', 'Next in importance is work on', 'Attention is also due to'],
  [
    'A further, smaller point concerns',
    'Finally, some care should be given to',
    'To a lesser degree, the paper would gain from work on',
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
        `In ${extent}, the expected parts are present, and no mark was made in the content.`,
        `The expected parts are present in ${extent}; no mark was made in the content.`,
      ];
    }
    if (state === 'long-enough') {
      return [
        `With ${extent}, the extent is sufficient, and the content calls for revision.`,
        `The length is sufficient, with ${extent}; the content calls for revision.`,
      ];
    }
    return {
      strong: [
        `The paper develops its subject at length and in a clear order, in ${extent}.`,
        `In ${extent}, the paper gives its subject a full and ordered treatment.`,
      ],
      good: [
        `The paper covers much of its subject in ${extent}, and selected aspects merit further work.`,
        `In ${extent}, the paper establishes an account that could be taken further in places.`,
      ],
      fair: [
        `The paper offers a partial treatment of its subject in ${extent}; several aspects remain underdeveloped.`,
        `In ${extent}, the paper introduces its subject without yet developing it fully.`,
      ],
      weak: [
        `With ${extent}, the paper does not yet offer a sufficient treatment of its subject.`,
        `The discussion remains at an early stage, with ${extent}.`,
      ],
    }[bandOf(facts.scores.content)];
  },

  praise(part, { sources, citations, headings, isAnnotated }) {
    if (part === 'sources' && isAnnotated)
      return [`The selection of ${amount(sources, 'work')}, each with its own annotation, is a clear merit.`];
    return {
      development: [
        'The points are developed at some length, which gives the discussion room.',
        'The degree of elaboration is a clear merit.',
      ],
      structure: [
        headings > 1
          ? `The paper is organized under ${amount(headings, 'heading')}, which makes its parts visible.`
          : 'The division into paragraphs makes the parts of the discussion visible.',
        'Paragraphs are well proportioned, and successive sentences take up one another’s terms.',
      ],
      language: [
        'The vocabulary is varied, and so is sentence structure, as befits academic prose.',
        'The vocabulary is varied, and so are the length and the structure of sentences.',
      ],
      sources: [
        `The discussion draws on ${amount(sources, 'source')}, cited ${citations === 1 ? 'once' : amount(citations, 'time')}.`,
        `The evidential basis consists of ${amount(sources, 'source')} in ${amount(citations, 'citation')}, which is a merit.`,
      ],
      coverage: [
        'The terms set by the assignment are taken up throughout.',
        'The text remains close to the terms of the assignment.',
      ],
    }[part];
  },

  nextStep(part, { citations, entries, isAnnotated, isInOtherStyle }) {
    if (part === 'sources' && isInOtherStyle)
      return [
        'Where APA style is required, the sources in the notes and parentheses should be cited by author and year.',
      ];
    if (part === 'sources' && isAnnotated)
      return ['The selection would gain from works that take a different view of the question.'];
    if (part === 'sources' && citations === 0 && entries > 0) {
      return [
        'The works in the list should be cited by author and year wherever the discussion draws on them.',
      ];
    }
    return {
      development: [
        'The central claims would benefit from further elaboration: the grounds on which each rests, a case that illustrates it, and its limits.',
        'A revision should extend the analysis beyond statement, so that each claim is explained, exemplified and weighed.',
      ],
      structure: [
        'A reverse outline, with one sentence for each paragraph, would expose where the sequence of ideas can be tightened.',
        'An explicit thesis at the outset and a conclusion that returns to it would strengthen the architecture of the paper.',
      ],
      language: [
        'Greater variety in sentence structure and more precise terms would raise the register of the prose.',
        'The prose would profit from more exact vocabulary and from sentences that subordinate one idea to another.',
      ],
      sources: [
        'The evidential basis should be broadened; each principal claim calls for a source that a reader can consult.',
        'Engagement with published research is limited, and the argument would gain authority from it.',
      ],
      coverage: [
        'The assignment’s questions should be compared with the draft one by one, to make sure that each receives an answer.',
        'Closer attention to the wording of the assignment would reveal aspects that remain open.',
      ],
    }[part];
  },

  strongSentence: (quote) => [
    `The sentence that begins “${quote}” gives the reasons for its claim, as the whole paper should.`,
    `Particularly effective is the passage that begins “${quote}”, in which a claim is joined to its grounds.`,
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
          : ` It draws on ${amount(citations, 'citation')} and lists ${amount(entries, 'reference entry', 'reference entries')}.`;
    if (ground.content !== null) {
      return detailedUnjudged.content[ground.content].overall.map(
        (why) => `${what} has been read in full. ${why}${basis}`,
      );
    }
    if (saysLittle) {
      return [`${what} remains so general that its statements would fit almost any topic.${basis}`];
    }
    if (isOffTopic) {
      return [
        `${what} does not address the subject of the assignment, which takes precedence over all other points.${basis}`,
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
        `${what} calls for attention to details only.${basis}`,
        `${what} requires little revision in the points examined.${basis}`,
      ],
      good: [
        `${what} would gain from one focused revision.${basis}`,
        `${what} needs revision in a few respects.${basis}`,
      ],
      fair: [
        `${what} requires substantive revision in several respects.${basis}`,
        `${what} has a recognizable purpose and needs revision in several respects.${basis}`,
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
        'Its principal merit lies in the elaboration of its points.',
        'Its principal merit is the length at which its points are developed.',
      ],
      structure: [
        'Its principal merit lies in its organization.',
        'Its principal merit is a clear division into parts.',
      ],
      language: [
        'Its principal merit lies in the range of its language.',
        'Most noticeable is the command of vocabulary and syntax.',
      ],
      sources: [
        'Its principal merit lies in the sources on which it draws.',
        'Its principal merit is its use of published work.',
      ],
      coverage: [
        'Its principal merit lies in its close relation to the assignment.',
        'Its principal merit is that it keeps to the terms of the assignment.',
      ],
      grammar: [
        'Its principal merit lies in its careful prose.',
        'Most noticeable is the care given to its sentences.',
      ],
      apa: [
        'Its principal merit lies in the care of its documentation.',
        'Most noticeable is the care given to citations and references.',
      ],
      content: [
        'Its principal merit lies in the elaboration of its points.',
        'Its principal merit is the length at which its points are developed.',
      ],
    })[side],

  overallPriorities(priorities) {
    const steps = priorities.map(({ area, noun }) => `${within[area]}, ${noun}`);
    return [
      `In revising, priority should be given to the following: ${steps.join('; ')}.`,
      `The revision should attend, in order of importance, to these points: ${steps.join('; ')}.`,
    ];
  },

  overallClosing(band, facts) {
    if (isFinished(facts)) return ['The comments are offered with later papers in mind.'];
    return {
      strong: ['The points raised are matters of refinement.', 'A short revision will be enough.'],
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

const within = { grammar: 'in grammar and usage', apa: 'in APA style', content: 'in content' } as const;

function sayGroup(group: Group, lead: string): readonly string[] {
  const { topic, count, source, place } = group;
  const message = plainMessage(group);
  const shown = shownAt(group);
  const rule = source.startsWith('APA') ? ` (${source})` : '';
  const where = place === '' ? '' : `, ${place}`;
  if (topic === null) return [shown === null ? message : `With regard to ${shown}${where}: ${message}`];
  const fix = correction(group, 'should read');
  const opening = `${lead} ${topic.noun}${count === 1 ? '' : `, noted in ${amount(count, 'place')}`}.`;
  const instance = count === 1 ? 'The place in question is' : 'An instance is';
  const pointed = shown === null ? message : `${instance} ${shown}${where}${rule}.`;
  const evidence = fix === null ? pointed : `${place === '' ? '' : `${upperFirst(place)}, `}${fix}${rule}.`;
  return adviceFor(group).map((advice) => `${opening} ${evidence} ${advice}`.trim());
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
