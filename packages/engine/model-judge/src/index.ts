export type * from './judgement.ts';
export type { FaultKind } from './judge-paper/reply.ts';
export { probes, readProbe, writeProbePrompt, type Probe, type ProbeResult } from './judge-paper/probe.ts';
export { readPaperWithModel, writeFeedbackWithModel } from './read-paper.ts';
export type { AskModel, Prompt, ReviewedPaper } from './task.ts';
export type { Evidence } from './verify/evidence.ts';
export type { WrittenFeedback, WrittenSentence } from './write-feedback/verify.ts';
export type { BatchAnswer, BatchModel, BatchRequest, SentBatch } from './provider/batches/batch-model.ts';
export type {
  FeedbackModel,
  ModelAnswer,
  ModelDraftOutcome,
  ModelDraftRequest,
  ModelProvider,
  ModelSettings,
  ModelUsage,
  PromptReader,
} from './provider/feedback-model.ts';
export { openFeedbackModel } from './provider/open-feedback-model.ts';
