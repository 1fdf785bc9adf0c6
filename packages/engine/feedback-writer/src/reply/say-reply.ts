import type { FeedbackManner, ResponseStyle } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import type { Claim } from '../claims.ts';
import type { Said } from '../draft.ts';
import type { AskedNote } from '../asked/asked-facts.ts';
import type { Facts } from '../facts.ts';
import { lowerFirst } from '../words.ts';
import { type Post, readPost, type Told } from './read-post.ts';

/** One thing that a reply can say; nothing without wordings. */
type Move = Pick<Said, 'variants'> & Partial<Pick<Said, 'claims' | 'restsOn' | 'brief'>>;

type Material = Post & {
  /** "feedback works best in pairs": goes on after "you argue that". */
  readonly claim: string | null;
  /** A work that the post cites: "Moss (2020)". */
  readonly source: string | null;
  /** A part of the prompt that the post leaves out: "an example from your own group". */
  readonly missing: { readonly id: string; readonly noun: string } | null;
  /** "150 to 250 words, and this has 53"; `null` where the length is as asked. */
  readonly length: { readonly said: string; readonly ids: readonly string[] } | null;
  /** What the post is about: "peer review". */
  readonly subject: string | null;
};

type ReplyRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly style: ResponseStyle;
  readonly manner: FeedbackManner;
};

/** Whether a discussion post is an answer that can be replied to; one of a few lines is. */
export function canReply({ ground, isOffTopic, isCopied, words }: Facts): boolean {
  const isShort = ground.content === 'few' && words >= FEWEST_WORDS;
  return (ground.content === null || isShort) && !isOffTopic && !isCopied;
}

const FEWEST_WORDS = 15;

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
  return [...shown, ...missing, ...sayLength(material)].map(
    ({ variants, claims = [], restsOn = [], brief = null }, position) => ({
      paragraph: 0,
      claims,
      restsOn,
      brief,
      variants: position === 0 ? addressed(variants, facts, { style, manner }) : variants,
    }),
  );
}

/** A noun phrase that a sentence can take: names of parts in the assignment's own words can't. */
const PLAIN_NOUN = /^(?:an?|the|one|two|three|your|at least)\s(?!part\b)[^“”]+$/iu;

const isPlain = ({ isPart, noun }: AskedNote) => isPart && PLAIN_NOUN.test(noun);

function materialOf({ thesis, cited, asked, places, groups }: Facts, post: Post): Material {
  const missing = asked.missing.find(isPlain);
  const [length = null] = groups.content.flatMap(({ message, ids }) => {
    const [, words, has] =
      /^The instructions ask for ([^;.]+ words); this has ([\d,]*\d)/u.exec(message) ?? [];
    return words === undefined ? [] : [{ said: `${words}, and yours has ${has ?? ''}`, ids }];
  });
  return {
    ...post,
    claim: thesis?.reported ?? post.thought,
    source: cited[0] ?? null,
    missing: missing === undefined ? null : { id: missing.id, noun: missing.noun },
    length,
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

/** As a noun phrase: “We lost a week”, or “We lost …”. */
const named = ({ words, isWhole }: Told) => `“${words}${isWhole ? '' : ' …'}”`;

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

function sayLength({ length }: Material): readonly Move[] {
  if (length === null) return [];
  return [
    {
      variants: [`The prompt asks for ${length.said}.`],
      claims: [{ is: 'marked', in: 'content' }],
      restsOn: length.ids,
    },
  ];
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

function takeUp(told: Told | null, wordings: (words: string) => readonly string[]): Move {
  return told === null ? none : { variants: wordings(named(told)) };
}

/** The writer's own question to the others. */
const answerQuestion = ({ question }: Material): Move =>
  question === null
    ? none
    : {
        variants: [
          `I hope that your classmates take up your question: ${named(question)}.`,
          `I look forward to what the others say to your question: ${named(question)}.`,
        ],
      };

const MOVES: Readonly<Record<ResponseStyle, (material: Material) => readonly Move[]>> = {
  conversational: (material) => [
    material.claim === null
      ? takeUp(material.objection ?? material.opinion, (words) => [
          `You write ${words}: what made you think so?`,
          `I would like to hear more about ${words}: how did you come to think so?`,
        ])
      : acknowledge(material, (claim) => [
          `You make the case that ${claim}.`,
          `Your point that ${claim} is one to discuss further.`,
        ]),
    {
      ...takeUp(material.experience, (words) => [
        `Your own example, ${words}, gives the others something concrete to respond to.`,
        `I am glad that you brought in an example of your own: ${words}.`,
      ]),
      brief: 'You bring in an example of your own.',
    },
    answerQuestion(material),
  ],

  formal: (material) => [
    acknowledge(material, (claim) => [
      `Your post argues that ${claim}.`,
      `Your post takes the position that ${claim}.`,
    ]),
    bySource(material, (source) => [
      `You draw on ${source}; please say which finding of that work supports your point most directly.`,
    ]),
    takeUp(material.objection, (words) => [
      `You object in ${words}; please set out how the author would reply, and why the reply fails.`,
    ]),
    takeUp(material.experience, (words) => [
      `You offer an example in ${words}; please explain how far one case can support your point.`,
    ]),
    answerQuestion(material),
  ],

  encouraging: (material) => [
    takeUp(material.experience, (words) => [
      `I am glad that you told us of your own experience: ${words} gives the others something to reply to.`,
      `Thank you for an example of your own; with ${words}, everyone can see what you mean.`,
    ]),
    acknowledge(material, (claim) => [
      `Your point that ${claim} is worth taking further.`,
      `You say that ${claim}, and I hope that others in the thread take it up.`,
    ]),
    takeUp(material.objection, (words) => [
      `You also say where you differ, in ${words}, and that helps the discussion.`,
    ]),
    takeUp(material.question, (words) => [`I would love to read your own answer to ${words}`]),
    takeUp(material.claim === null && material.experience === null ? material.opinion : null, (words) => [
      `You say what you think, in ${words}; tell us next what made you think so.`,
    ]),
  ],

  analytical: (material) => [
    acknowledge(material, (claim) => [`Your claim is that ${claim}.`, `The claim here is that ${claim}.`]),
    takeUp(material.experience, (words) => [
      material.claim === null
        ? `Your evidence is in ${words}: what does it show, and what does it leave open?`
        : `Your own case is in ${words}: what would a case look like that speaks against the claim?`,
    ]),
    bySource(material, (source) => [
      `Keep apart what ${source} found and what you conclude from it.`,
      `How much of this is in ${source}, and how much is your own inference?`,
    ]),
    takeUp(material.objection, (words) => [
      `Your objection is in ${words}: what would have to be true for the author to be right?`,
    ]),
    takeUp(material.claim === null ? material.opinion : null, (words) => [
      `Your opinion is in ${words}: which reason carries it?`,
    ]),
  ],

  questioning: (material) => [
    material.claim === null
      ? takeUp(material.objection ?? material.opinion, (words) => [
          `What would the author answer to ${words}?`,
          `How would you defend ${words} against the author?`,
        ])
      : {
          variants: [
            `You say that ${material.claim}: who would deny it, and with what reason?`,
            `You say that ${material.claim}; when would it not be so?`,
          ],
        },
    bySource(material, (source) => [`What would ${source} say to that?`]),
    takeUp(material.experience, (words) => [
      material.claim === null
        ? `What do you conclude from ${words}?`
        : `How far does ${words} support that, and what would speak against it?`,
    ]),
    takeUp(material.question, (words) => [`And what is your own answer to ${words}`]),
  ],
};

function bySource({ source }: Material, wordings: (source: string) => readonly string[]): Move {
  return source === null ? none : { variants: wordings(source) };
}
