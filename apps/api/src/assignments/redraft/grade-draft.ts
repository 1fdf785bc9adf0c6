import { type CurrentDraft, draftedSentence, feedbackManner, feedbackTexts } from '@greenpen/api-contract';
import type { DraftedSentence, Feedback, FeedbackManner, WrittenDraft } from '@greenpen/grading';
import { z } from 'zod';
import type { Sealer } from '../../ports.ts';

export const draftAreas = ['grammar', 'apa', 'content', 'overall'] as const;

type DraftArea = (typeof draftAreas)[number];

/** The draft of a grade's texts. */
export type GradeDraft = {
  /** What each text was last given; where a text differs from it, the instructor wrote in it. */
  readonly given: WrittenDraft;
  /** The newest draft. It differs from `given` only in edited texts, which keep the draft that was edited. */
  readonly latest: WrittenDraft;
  readonly manner: FeedbackManner;
};

const sentences = z.array(draftedSentence);

/** The worker stores the four texts of its draft; the rest is added with the first redraft. */
const storedDraft = feedbackTexts.extend({
  sentences: sentences.optional(),
  latest: z.object({ feedback: feedbackTexts, sentences, forInstructor: z.string().optional() }).optional(),
  manner: feedbackManner.default({}),
});

export function sealDraft(sealer: Sealer, { given, latest, manner }: GradeDraft): Uint8Array {
  const stored = { ...given.feedback, sentences: given.sentences, latest, manner };
  return sealer.seal(JSON.stringify(stored));
}

/**
 * `written`: the draft of the review, whose sentences are known; a language model's draft has none. Null where it was
 * not read and the stored draft does not hold its sentences yet.
 */
export function unsealDraft(
  sealer: Sealer,
  sealed: Uint8Array,
  written: WrittenDraft | null,
): GradeDraft | null {
  const stored = storedDraft.parse(JSON.parse(sealer.open(sealed)));
  const { grammar, apa, content, overall, manner } = stored;
  const feedback = { grammar, apa, content, overall };
  const known = stored.sentences ?? (written === null ? null : sentencesOf(feedback, written));
  if (known === null) return null;
  const given = { feedback, sentences: known, forInstructor: written?.forInstructor };
  return { given, latest: stored.latest ?? given, manner };
}

function sentencesOf(feedback: Feedback, written: WrittenDraft): readonly DraftedSentence[] {
  return draftAreas.every((area) => feedback[area] === written.feedback[area]) ? written.sentences : [];
}

export function draftOnWire({ given, latest, manner }: GradeDraft): CurrentDraft {
  return {
    feedback: latest.feedback,
    sentences: given.sentences.map((sentence) => ({ ...sentence, restsOn: [...sentence.restsOn] })),
    ...(latest.forInstructor !== undefined && { forInstructor: latest.forInstructor }),
    manner,
  };
}

/** The texts in which the instructor wrote, and those that were not drafted here sentence by sentence. */
export function listEdited(feedback: Feedback, { given }: GradeDraft): readonly DraftArea[] {
  return draftAreas.filter((area) => feedback[area] !== given.feedback[area] || !isWrittenHere(area, given));
}

/** A language model's text is not replaced unasked. An empty text has no sentences. */
function isWrittenHere(area: DraftArea, { feedback, sentences: written }: WrittenDraft): boolean {
  return feedback[area] === '' || written.some((sentence) => sentence.area === area);
}

export type TextsChange = {
  readonly before: Feedback;
  /** The texts that this edit sets. */
  readonly edited: Partial<Feedback>;
  readonly draft: GradeDraft;
  /** The draft as the instructor's decisions make it now; null where they are unchanged. */
  readonly written: WrittenDraft | null;
  readonly manner: FeedbackManner;
};

/** Gives a new draft to every text that nobody edited. A text that equals the newest draft is one again. */
export function settleTexts({ before, edited, draft, written, manner }: TextsChange): {
  readonly feedback: Feedback;
  readonly draft: GradeDraft;
} {
  const latest = written ?? draft.latest;
  const wanted = { ...before, ...edited };
  const untouched = new Set(draftAreas).difference(new Set(listEdited(wanted, draft)));
  const isDrafted = (area: DraftArea): boolean =>
    untouched.has(area) || wanted[area] === latest.feedback[area];
  const pick = (area: DraftArea, other: Feedback) => (isDrafted(area) ? latest.feedback[area] : other[area]);
  const textsOr = (other: Feedback): Feedback => ({
    grammar: pick('grammar', other),
    apa: pick('apa', other),
    content: pick('content', other),
    overall: pick('overall', other),
  });
  const keptOf = (area: DraftArea): readonly DraftedSentence[] =>
    (isDrafted(area) ? latest : draft.given).sentences.filter((sentence) => sentence.area === area);
  return {
    feedback: textsOr(wanted),
    draft: {
      given: { feedback: textsOr(draft.given.feedback), sentences: draftAreas.flatMap(keptOf) },
      latest,
      manner,
    },
  };
}
