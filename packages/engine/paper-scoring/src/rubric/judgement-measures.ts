import type { Span } from '@greenpen/paper';
import { runningParagraphs } from '../content/running-paragraphs.ts';
import type { Paragraph } from '../work/work.ts';
import { findClaim } from './find-claim.ts';
import { type Known, type KnownMeasure, nowhere, placeOf, type Reading } from './known-measures.ts';

/** A stated claim may still be a weak one. */
const CLAIM_STATED = 0.9;
const NO_CLAIM = 0.5;

/**
 * What only the instructor can judge, with the signs of it that are measured: enough for a provisional level, not for a
 * final one. Add a row for another kind of criterion.
 */
export const judgementMeasures: readonly KnownMeasure[] = [
  {
    id: 'claim',
    words: 'thesis claim purpose focus introduction',
    lacking: 'There is too little text to find a claim.',
    read: readClaim,
  },
  {
    id: 'evidence',
    words: 'evidence quality relevance relevant credible support supported detail synthesis',
    lacking: 'There is too little text to measure its support.',
    read: readEvidence,
  },
  {
    id: 'reasoning',
    words:
      'argument argues analysis analyze insight insightful critical thinking depth reasoning logic evaluation evaluate interpretation persuasive convincing understanding comprehension knowledge idea ideas concept theory application reflection content explanation development discussion topic perspective review',
    lacking: 'There is too little text to measure how far it goes.',
    read: (known) => readPart(known, 'development'),
  },
  {
    id: 'wording',
    words: 'voice tone choice vocabulary diction audience engaging clarity style writing',
    lacking: 'There is too little text to measure its wording.',
    read: (known) => readPart(known, 'language'),
  },
  {
    id: 'close',
    words: 'conclusion',
    lacking: 'The structure was not judged.',
    read: (known) => readPart(known, 'structure'),
  },
  {
    id: 'unmeasured',
    words: 'accuracy creativity creative originality participation reply presentation',
    lacking: 'Greenpen does not measure this.',
    read: () => null,
  },
];

function readPart({ areas }: Known, id: string): Reading | null {
  const part = areas.content.parts.find((one) => one.id === id);
  if (part === undefined || part.maxPoints === 0) return null;
  return { ratio: part.points / part.maxPoints, reason: part.reason, ...nowhere };
}

function readClaim({ input }: Known): Reading | null {
  const claim = findClaim(input);
  return claim === null
    ? { ratio: NO_CLAIM, reason: 'No sentence of the opening was recognized as the claim.', ...nowhere }
    : { ratio: CLAIM_STATED, reason: 'The opening states a claim.', ...placeOf(input, claim) };
}

/** A figure, or words in quotation marks: something that a reader could check. */
const CHECKABLE = /\d|“[^”]+”|"[^"]+"/u;
const EXAMPLE = /\b(?:for example|for instance|such as|to illustrate|in one case)\b/iu;

/** How many paragraphs after the opening cite, count, quote or give an example. */
function readEvidence({ input, areas }: Known): Reading | null {
  const { work, sound } = input;
  const [, ...claims] = runningParagraphs(sound.paragraphs);
  if (claims.length === 0) return null;
  const isCited = ({ start, end }: Span) =>
    work.citations.some(({ group }) => group.start >= start && group.end <= end);
  const textOf = ({ start, end }: Span) => work.text.slice(start, end);
  const isSupported = ({ span }: Paragraph) =>
    isCited(span) || CHECKABLE.test(textOf(span)) || EXAMPLE.test(textOf(span));
  const supported = claims.filter(isSupported);
  const shown = supported
    .flatMap(({ sentences }) => sentences)
    .find(({ span }) => isCited(span) || CHECKABLE.test(textOf(span)));
  const share = supported.length / claims.length;
  const sources = areas.content.parts.find(({ id }) => id === 'sources');
  const ofSources = sources === undefined ? share : sources.points / Math.max(1, sources.maxPoints);
  return {
    ratio: (share + ofSources) / 2,
    reason:
      `${supported.length} of ${claims.length} ${claims.length === 1 ? 'paragraph' : 'paragraphs'} after the ` +
      `opening ${supported.length === 1 ? 'has' : 'have'} a source, a number, a quotation or an example.`,
    ...(shown === undefined ? nowhere : placeOf(input, shown.span)),
  };
}
