import type { FeedbackManner, ResponseStyle } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import type { Claim } from '../claims.ts';
import type { Said } from '../draft.ts';
import type { Facts } from '../facts.ts';
import { ended, lowerFirst } from '../words.ts';
import { type Post, readPost, type Told } from './read-post.ts';

/** One thing that a reply can say; nothing without wordings. */
type Move = Pick<Said, 'variants'> & Partial<Pick<Said, 'claims' | 'restsOn'>>;

type Material = Post & {
  /** "feedback works best in pairs": goes on after "you argue that". */
  readonly claim: string | null;
  /** A work that the post cites: "Moss (2020)". */
  readonly source: string | null;
  /** A part of the prompt that the post leaves out: "an example from your own group". */
  readonly missing: { readonly id: string; readonly noun: string } | null;
  /** What the post is about: "peer review". */
  readonly subject: string | null;
};

type ReplyRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly style: ResponseStyle;
  readonly manner: FeedbackManner;
};

/** Whether a discussion post is an answer that can be replied to. */
export function canReply({ ground, isOffTopic, isCopied }: Facts): boolean {
  return ground.content === null && !isOffTopic && !isCopied;
}

const MOST_MOVES = { shorter: 2, usual: 4, longer: 6 };

/**
 * Replies to a discussion post as one reader to another: to what it claims, tells and asks, never to its form. Each
 * style takes up other things.
 */
export function sayReply(facts: Facts, { paper, findings, style, manner }: ReplyRequest): readonly Said[] {
  const material = materialOf(facts, readPost(paper, findings));
  const moves = MOVES[style](material).filter(({ variants }) => variants.length > 0);
  const said = moves.length === 0 ? sayNothingTold(material) : moves;
  const shown = said.slice(0, MOST_MOVES[manner.length ?? 'usual']);
  const missing =
    style === 'encouraging' && manner.judgement !== 'stricter' ? [] : sayMissing(material, style);
  return [...shown, ...missing].map(({ variants, claims = [], restsOn = [] }, position) => ({
    paragraph: 0,
    claims,
    restsOn,
    variants: position === 0 ? addressed(variants, facts, { style, manner }) : variants,
  }));
}

/** A noun phrase that a sentence can take: names of parts in the assignment's own words can't. */
const PLAIN_NOUN = /^(?:an?|the|one|two|three|your|at least)\s(?!part\b)[^“”]+$/iu;

function materialOf({ thesis, cited, asked, places }: Facts, post: Post): Material {
  const missing = asked.missing.find(({ isPart, noun }) => isPart && PLAIN_NOUN.test(noun));
  return {
    ...post,
    claim: thesis?.reported ?? null,
    source: cited[0] ?? null,
    missing: missing === undefined ? null : { id: missing.id, noun: missing.noun },
    subject: places.subject,
  };
}

function addressed(
  variants: readonly string[],
  { firstName }: Facts,
  { style, manner }: Pick<ReplyRequest, 'style' | 'manner'>,
): readonly string[] {
  const isPersonal = manner.tone !== 'plainer' && (style !== 'formal' || manner.tone === 'warmer');
  return firstName === null || !isPersonal
    ? variants
    : variants.map((words) => `${firstName}, ${lowerFirst(words)}`);
}

const quoted = ({ words }: Told) => `“${words}”`;
/** As a noun phrase: “We lost a week” or your sentence that begins “We lost”. */
const named = (told: Told) => (told.isWhole ? quoted(told) : `your sentence that begins ${quoted(told)}`);

const none: Move = { variants: [] };

function sayMissing({ missing }: Material, style: ResponseStyle): readonly Move[] {
  if (missing === null) return [];
  const claims: readonly Claim[] = [{ is: 'misses', requirement: missing.id }];
  const asks: Record<ResponseStyle, string> = {
    conversational: `The prompt also asks for ${missing.noun}, and I did not find that; can you add it in a reply?`,
    formal: `The prompt also asks for ${missing.noun}; please add it to your post.`,
    encouraging: `The prompt also asks for ${missing.noun}, so add that when you come back to the thread.`,
    analytical: `Still missing is ${missing.noun}, which the prompt asks for.`,
    questioning: `Where in your post would ${missing.noun} go, which the prompt also asks for?`,
  };
  return [{ variants: [asks[style]], claims, restsOn: [missing.id] }];
}

/** For a post in which nothing can be taken up by its words. */
function sayNothingTold({ subject, source }: Material): readonly Move[] {
  const about = subject ?? source;
  return [
    {
      variants: [
        about === null
          ? 'I would like to hear more of what you think: which sentence of the reading did you stop at, and why?'
          : `You write about ${about}, and I would like to hear what you make of it: which case do you have in mind?`,
      ],
    },
  ];
}

const acknowledge = ({ claim }: Material, wordings: (claim: string) => readonly string[]): Move =>
  claim === null ? none : { variants: wordings(claim) };

function takeUp(told: Told | null, wordings: (words: string, told: Told) => readonly string[]): Move {
  return told === null ? none : { variants: wordings(named(told), told) };
}

/** The writer's own question is answered with a step towards it. */
const answerQuestion = ({ question }: Material): Move =>
  takeUp(question, (words) => [
    `You ask the others ${words}; begin with your own answer, and they will have something to reply to.`,
    `You end on a question, ${words}; say what you would answer, and the thread can go on from there.`,
  ]);

const MOVES: Readonly<Record<ResponseStyle, (material: Material) => readonly Move[]>> = {
  conversational: (material) => [
    material.claim === null
      ? takeUp(material.objection ?? material.opinion, (words) => [
          `You write ${ended(words)}`,
          `I stopped at ${ended(words)}`,
        ])
      : acknowledge(material, (claim) => [`You say that ${claim}.`, `You make the case that ${claim}.`]),
    takeUp(material.experience, (words) => [
      `I would like to hear more about ${words}: what happened after that?`,
      `Tell us more about ${words}; what did it change?`,
    ]),
    answerQuestion(material),
  ],

  formal: (material) => [
    acknowledge(material, (claim) => [
      `Your post argues that ${claim}.`,
      `Your post takes the position that ${claim}.`,
    ]),
    material.source === null
      ? none
      : {
          variants: [
            `You draw on ${material.source}; please say which finding of that work supports the point most directly.`,
          ],
        },
    takeUp(material.objection, (words) => [
      `You object in ${words}; please set out how the author would reply, and why the reply fails.`,
    ]),
    takeUp(material.experience, (words) => [
      `You offer ${words} as an example; please explain how far one case can support the point.`,
    ]),
    answerQuestion(material),
  ],

  encouraging: (material) => [
    takeUp(material.experience, (words) => [
      `I am glad that you told us of your own experience: ${words} gives the others something to hold on to.`,
      `Thank you for an example of your own; ${words} makes the point easy to see.`,
    ]),
    acknowledge(material, (claim) => [
      `Your point that ${claim} is worth taking further.`,
      `You say that ${claim}, and I hope that others in the thread take it up.`,
    ]),
    takeUp(material.objection, (words) => [
      `You also say where you differ, in ${words}, and that helps the discussion.`,
    ]),
    takeUp(material.question, (words) => [
      `I would love to read your own answer to ${words}`.replace(/(?<![.?])$/u, '.'),
    ]),
    takeUp(material.claim === null && material.experience === null ? material.opinion : null, (words) => [
      `You say what you think, in ${words}; tell us next what made you think so.`,
    ]),
  ],

  analytical: (material) => [
    acknowledge(material, (claim) => [`Your claim is that ${claim}.`, `The claim here is that ${claim}.`]),
    takeUp(material.experience, (words, { isWhole }) => [
      material.claim === null
        ? `The evidence in your post is ${words}; what does it show, and what does it leave open?`
        : `It rests on one case, ${words}${isWhole ? '' : ','}; what would a case look like that speaks against it?`,
    ]),
    material.source === null
      ? none
      : {
          variants: [
            `Keep apart what ${material.source} found and what you conclude from it.`,
            `How much of this is in ${material.source}, and how much is your own inference?`,
          ],
        },
    takeUp(material.objection, (words) => [
      `Your objection, ${words}, needs its premise: what would have to be true for the author to be right?`,
    ]),
    takeUp(material.claim === null ? material.opinion : null, (words) => [
      `You hold an opinion, ${words}; which reason carries it?`,
    ]),
  ],

  questioning: (material) => [
    material.claim === null
      ? takeUp(material.objection ?? material.opinion, (words) => [
          `You write ${words}: what would somebody say who sees it the other way?`,
        ])
      : {
          variants: [
            `You say that ${material.claim}: who would deny it, and with what reason?`,
            `You say that ${material.claim}; when would it not be so?`,
          ],
        },
    takeUp(material.experience, (words) => [
      `What did you take from ${words} that you did not know before?`,
      `You tell of ${words}: what made the difference there?`,
    ]),
    material.source === null ? none : { variants: [`What would ${material.source} say to that?`] },
    takeUp(material.question, (words) => [`And what is your own answer to ${words}`]),
  ],
};
