import type { Feedback } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { Tally } from '../task.ts';
import type { EvidenceCheck } from '../verify/evidence.ts';
import { countWords } from '../verify/quotable-text.ts';
import type { FeedbackItem } from './feedback-item.ts';
import { feedbackParts, type ProposedSentence } from './reply.ts';

/** A sentence of feedback with the findings, requirements and criteria that it rests on. */
export type WrittenSentence = {
  readonly area: keyof Feedback;
  readonly text: string;
  readonly restsOn: readonly string[];
};

export type WrittenFeedback = {
  /** Parts for which too little is left are missing: the engine's draft of them is used. */
  readonly feedback: Partial<Feedback>;
  readonly sentences: readonly WrittenSentence[];
  readonly tally: Tally;
  readonly failures: readonly string[];
  /** Whether a part was written and nothing of use is left of it, or something lacking is not named. */
  readonly isIncomplete: boolean;
};

/** Words below which a part says too little to replace the engine's. */
const FEWEST: Readonly<Record<keyof Feedback, number>> = { overall: 20, content: 25, grammar: 3, apa: 3 };
const MOST = 320;

/** What a greeting or closing names instead of items. */
export const framingId = 'V';
const MOST_OF_FRAMING = 14;

type Rules = {
  readonly items: readonly FeedbackItem[];
  readonly check: EvidenceCheck;
  /** Areas of which nothing is to be said. */
  readonly notJudged: readonly Area[];
};

/**
 * Keeps the sentences that rest on items and hold nothing that is not in the material, and a greeting and a closing of
 * the comment on the whole.
 */
export function verifySentences(
  proposed: readonly ProposedSentence[],
  { items, check, notJudged }: Rules,
): WrittenFeedback {
  const overall = proposed.filter(({ area }) => area === 'overall');
  const byId = new Map(items.map((item) => [item.id, item]));
  const failures: string[] = [];
  const kept: (WrittenSentence & { readonly startsParagraph: boolean })[] = [];
  for (const sentence of proposed) {
    const { area, text, suggestedWording, startsParagraph } = sentence;
    const isFraming = [overall[0], overall.at(-1)].includes(sentence) && framesComment(sentence);
    const restsOn = isFraming ? [] : sentence.restsOn;
    const unknown = restsOn.find((id) => !byId.has(id));
    const said = check.say(text);
    const wording = suggestedWording === null ? '' : check.say(suggestedWording);
    if (area !== 'overall' && notJudged.includes(area)) {
      failures.push(`“${text}” is about ${area}, which is not judged`);
    } else if ((restsOn.length === 0 && !isFraming) || unknown !== undefined) {
      failures.push(`“${text}” rests on ${unknown ?? 'nothing'}`);
    } else if (said === null || wording === null) {
      failures.push(`“${text}” has a number, quotation, link or grade that is not in the material`);
    } else {
      const whole = wording === '' ? said : `${said} You could write: ${withStop(wording)}`;
      kept.push({
        area,
        text: curled(whole),
        restsOn: restsOn.flatMap((id) => byId.get(id)?.restsOn ?? []),
        startsParagraph,
      });
    }
  }
  const named = new Set(proposed.flatMap(({ restsOn }) => restsOn));
  const unnamed = items.filter(({ id, isDue = false }) => isDue && !named.has(id));
  for (const { id, about = '' } of unnamed)
    failures.push(`${id} (${about}) is lacking, and no sentence says so`);
  const texts = feedbackParts.flatMap((part) => {
    const sentences = kept.filter(({ area }) => area === part);
    const text = sentences
      .map((sentence, index) => (index === 0 ? '' : sentence.startsParagraph ? '\n\n' : ' ') + sentence.text)
      .join('');
    const words = countWords(text);
    return words >= FEWEST[part] && words <= MOST ? [[part, text] as const] : [];
  });
  const used = new Set<string>(texts.map(([part]) => part));
  return {
    feedback: Object.fromEntries(texts),
    sentences: kept
      .filter(({ area }) => used.has(area))
      .map(({ area, text, restsOn }) => ({ area, text, restsOn })),
    failures,
    tally: { items: proposed.length, kept: kept.length },
    isIncomplete:
      unnamed.length > 0 ||
      proposed.some(({ area }) => !used.has(area) && (area === 'overall' || !notJudged.includes(area))),
  };
}

/** A greeting or closing says nothing of the paper. */
function framesComment({ text, restsOn }: ProposedSentence): boolean {
  const namesFraming = restsOn.length === 1 && restsOn[0] === framingId;
  return namesFraming && countWords(text) <= MOST_OF_FRAMING && !/["“”«»]/u.test(text);
}

/** Quotation marks as in the rest of the feedback. */
function curled(text: string): string {
  return text.replaceAll(/"([^"]*)"/gu, '“$1”');
}

function withStop(text: string): string {
  return /[.!?]["”’)]?$/u.test(text) ? text : `${text}.`;
}
