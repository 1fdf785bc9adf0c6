import { z } from 'zod';
import { defineCall } from './call.ts';
import { enumOr } from './fields.ts';

/** What is learned of the way an instructor writes, in the order in which it is shown. */
export const voiceTraits = [
  'greeting',
  'closing',
  'address',
  'sentenceLength',
  'length',
  'contractions',
  'warmth',
  'hedging',
  'phrases',
  'praise',
  'naming',
  'areaOrder',
  'ownSentences',
] as const;

const trait = z.enum(voiceTraits);

const framing = z.string().trim().min(1).max(500);

export const voiceCorrections = z.object({
  /** Traits that drafts do not use. */
  off: z.array(trait).max(voiceTraits.length).optional(),
  /** "{name}" stands for the student's first name. */
  greeting: framing.optional(),
  closing: framing.optional(),
  /** Words. */
  sentenceLength: z.int().min(4).max(60).optional(),
  length: z.int().min(20).max(1000).optional(),
  contractions: z.boolean().optional(),
  naming: z
    .string()
    .trim()
    .regex(/^\p{L}{3,20}$/u, 'The word for a mistake must be one word of 3 to 20 letters.')
    .optional(),
  /** Sentences that are not used again. */
  forgotten: z.array(z.string().min(1).max(1000)).max(500).optional(),
});

export type VoiceCorrections = z.infer<typeof voiceCorrections>;

const knownTrait = enumOr(voiceTraits, 'ownSentences');

const evidence = z.object({ label: z.string(), text: z.string() });

export const voiceProfile = z.object({
  /** How many texts it is learned from. */
  sources: z.object({
    templates: z.int(),
    gradedExamples: z.int(),
    discussionExamples: z.int(),
    edits: z.int(),
  }),
  /** Those of which something is known. */
  traits: z.array(
    z.object({
      id: knownTrait,
      /** In plain words. */
      says: z.string(),
      /** The value that can be corrected; `null` where only switching off is possible. */
      value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
      /** Whether drafts follow it; the others are only shown. */
      isUsed: z.boolean(),
      isOff: z.boolean(),
      isCorrected: z.boolean(),
      /** 0 to 1. */
      confidence: z.number(),
      learnedFrom: z.array(evidence),
    }),
  ),
  corrections: voiceCorrections.extend({ off: z.array(knownTrait).optional() }),
});

export type VoiceProfileAnswer = z.infer<typeof voiceProfile>;

export const getVoice = defineCall({
  method: 'GET',
  path: '/api/voice',
  summary: 'How the instructor writes, as learned from templates, examples and edits of drafts.',
  response: voiceProfile,
});

export const correctVoice = defineCall({
  method: 'PUT',
  path: '/api/voice',
  summary: 'Replaces what the instructor corrected in her voice; it applies to future drafts.',
  body: voiceCorrections,
  response: voiceProfile,
});

export const resetVoice = defineCall({
  method: 'DELETE',
  path: '/api/voice',
  summary: 'Forgets all corrections of the voice.',
  response: voiceProfile,
});
