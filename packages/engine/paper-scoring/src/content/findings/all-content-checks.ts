import { type ContentCheck, ofContent } from './content-check.ts';
import { contentLongParagraph, contentParagraphWithoutSource, contentThinParagraph } from './paragraphs.ts';
import {
  contentAddressedToGrader,
  contentCopiedInstructions,
  contentRepeatedText,
  contentUnreadableText,
} from './set-apart-text.ts';
import { contentUnsupportedClaim } from './unsupported-claim.ts';
import {
  contentMuchQuotation,
  contentNoConclusion,
  contentOffTopic,
  contentQuestionNotTakenUp,
} from './whole-paper.ts';
import { distinctSources } from '../distinct-sources.ts';
import { count } from '../measure.ts';

/** A length is judged a little late: nobody counts the words of a title or a heading the same way. */
const TOLERANCE = 0.92;

const contentTooShort: ContentCheck = {
  ...ofContent,
  id: 'content-too-short',
  severity: 'error',
  cost: 'measured',
  summary: 'The text is as long as the instructions ask.',
  title: 'Shorter than asked',
  advice: {
    noun: 'the length',
    how: [
      'Add what a skeptical reader would ask for next: a reason, a case, a counterargument.',
      'Look for the claim you passed over fastest; there is usually a page in it.',
    ],
    against: 'development',
  },
  *run({ sound, work, asked: { leastWords, lengthAsWritten } }) {
    if (leastWords === null || sound.words >= leastWords * TOLERANCE) return;
    const missing = 1 - sound.words / leastWords;
    const counted =
      sound.words < work.words * 0.95
        ? `${work.words.toLocaleString('en-US')}, of which ${sound.words.toLocaleString('en-US')} say something new`
        : sound.words.toLocaleString('en-US');
    yield {
      span: null,
      message: `The instructions ask for ${lengthAsWritten}; this has ${counted}${inWords(lengthAsWritten)}.`,
      cost: Math.round(missing * 350) / 10,
    };
  },
};

const contentTooLong: ContentCheck = {
  ...ofContent,
  id: 'content-too-long',
  severity: 'advice',
  cost: 'none',
  summary: 'The text is no longer than the instructions allow.',
  title: 'Longer than asked',
  advice: {
    noun: 'the length',
    how: [
      'Cut first what repeats a point that you have already made.',
      'Decide which point the paper could do without, and let it go.',
    ],
  },
  *run({ work, asked: { mostWords, lengthAsWritten } }) {
    if (mostWords === null || work.words <= mostWords * 1.15) return;
    yield {
      span: null,
      message: `The instructions ask for ${lengthAsWritten}; this has ${work.words.toLocaleString('en-US')}${inWords(lengthAsWritten)}.`,
    };
  },
};

const MOST = 4;

/** What a tool, a template or a web page leaves in a text, and no writer means a reader to see. */
const LEFT_OVER: readonly RegExp[] = [
  /\bas an? (?:AI|artificial intelligence)(?: language)? model\b/iu,
  /\b(?:I hope this (?:essay|paper|text|response|answer|helps)|let me know if you(?: would|['’]d)? (?:like|want|need)|here is (?:an?|the|your) (?:essay|paper|draft|revised version))\b/iu,
  /\[(?:insert|add|your|name|date|title|course|institution|instructor|professor|student|source|citation needed|edit|todo|tbd|xx+)\b[^\]\n]{0,80}\]/iu,
  /\blorem ipsum\b/iu,
  /\b(?:click (?:or tap )?here to enter text|type (?:your )?(?:text|title) here)\b/iu,
  /\bregenerate response\b|\bturn\d+(?:search|view)\d+\b|\boaicite\b|\butm_source=chatgpt\b/iu,
];

const contentLeftOverText: ContentCheck = {
  ...ofContent,
  id: 'content-left-over-text',
  severity: 'advice',
  cost: 'none',
  summary: 'No words of a template, a tool or a web page are left in the text.',
  title: 'Placeholder text left in',
  advice: {
    noun: 'words that look left over from a template or a tool',
    how: ['Take them out, and read the text around them to see whether it is yours.'],
  },
  *run({ work: { text, paragraphs } }) {
    let found = 0;
    for (const { span } of paragraphs.flatMap(({ sentences }) => sentences)) {
      const sentence = text.slice(span.start, span.end);
      const match = LEFT_OVER.map((pattern) => pattern.exec(sentence)).find((hit) => hit !== null);
      if (match === undefined) continue;
      if ((found += 1) > MOST) return;
      const start = span.start + match.index;
      yield {
        span: { start, end: start + match[0].length },
        message:
          'These words look left over from a template, a tool or a web page; they are not meant for a reader.',
      };
    }
  },
};

const contentTooFewSources: ContentCheck = {
  ...ofContent,
  id: 'content-too-few-sources',
  severity: 'error',
  cost: 'measured',
  summary: 'The text cites as many sources as the instructions ask for.',
  title: 'Too few sources',
  advice: {
    noun: 'the number of sources',
    how: ['Search for studies that test your main claim, and say what each one adds.'],
    against: 'sources',
  },
  *run(input) {
    const { sources } = input.asked;
    if (sources === null) return;
    const found = distinctSources(input);
    if (found >= sources) return;
    yield {
      span: null,
      message: `The instructions ask for ${count(sources, 'source')}; the text cites ${found === 0 ? 'none' : found}.`,
      cost: Math.round(((sources - found) / sources) * 100) / 10,
    };
  },
};

/** Every check of what a paper says, whole-paper ones first. */
export const allContentChecks: readonly ContentCheck[] = [
  contentTooShort,
  contentTooLong,
  contentTooFewSources,
  contentOffTopic,
  contentQuestionNotTakenUp,
  contentMuchQuotation,
  contentRepeatedText,
  contentUnreadableText,
  contentCopiedInstructions,
  contentAddressedToGrader,
  contentLeftOverText,
  contentUnsupportedClaim,
  contentParagraphWithoutSource,
  contentLongParagraph,
  contentThinParagraph,
  contentNoConclusion,
];

function inWords(lengthAsWritten: string | null): string {
  return lengthAsWritten?.toLowerCase().includes('page') === true ? ' words, a page counted as 275' : '';
}
