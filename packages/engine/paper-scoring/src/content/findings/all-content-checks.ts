import { contentAbsoluteClaim } from './absolute-claim.ts';
import { contentAnecdoteAsProof } from './anecdote-as-proof.ts';
import { contentTooLong, contentTooShort } from './asked-length.ts';
import { contentTooFewSources } from './asked-sources.ts';
import { contentCauseFromCorrelation } from './cause-from-correlation.ts';
import type { ContentCheck } from './content-check.ts';
import { contentContradictedNumber } from './contradicted-number.ts';
import { contentLeftOverText } from './left-over-text.ts';
import { contentNumberWithoutSource } from './number-without-source.ts';
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
  contentDisorder,
  contentNoConclusion,
  contentOffTopic,
  contentQuestionNotTakenUp,
} from './whole-paper.ts';

/** Every check of what a paper says, whole-paper ones first. */
export const allContentChecks: readonly ContentCheck[] = [
  contentTooShort,
  contentTooLong,
  contentTooFewSources,
  contentOffTopic,
  contentDisorder,
  contentQuestionNotTakenUp,
  contentMuchQuotation,
  contentRepeatedText,
  contentUnreadableText,
  contentCopiedInstructions,
  contentAddressedToGrader,
  contentLeftOverText,
  contentUnsupportedClaim,
  contentContradictedNumber,
  contentCauseFromCorrelation,
  contentAbsoluteClaim,
  contentNumberWithoutSource,
  contentAnecdoteAsProof,
  contentParagraphWithoutSource,
  contentLongParagraph,
  contentThinParagraph,
  contentNoConclusion,
];
