import type { InstructorVoice } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { listVoiceSources, traitIds, type VoiceCorrections } from '@greenpen/voice';
import { z } from 'zod';
import type { Ports } from '../ports.ts';

const gradedTexts = z.object({ studentWork: z.string(), professorFeedback: z.string() });
const discussionTexts = z.object({ discussionPrompt: z.string(), professorResponse: z.string() });
const feedbackTexts = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

/** What the instructor wrote and what she corrected in her voice, from which the drafts' wording is learned. */
export async function findVoice(
  { gradebook, open }: Pick<Ports, 'gradebook' | 'open'>,
  ownerId: string,
): Promise<InstructorVoice> {
  const records = await gradebook.voices.listRecords({ ownerId });
  const sealed = await gradebook.voices.findCorrections({ ownerId });
  const read = <Texts>(schema: z.ZodType<Texts>, texts: Uint8Array): Texts[] =>
    unlessLost(() => [schema.parse(JSON.parse(open(texts)))]);
  const sources = listVoiceSources({
    templates: records.templates.map(({ name, ...template }) => ({ ...template, label: name })),
    examples: records.gradedExamples.flatMap(({ texts, title, ...example }) =>
      read(gradedTexts, texts).map((opened) => ({ ...example, ...opened, label: title })),
    ),
    discussionExamples: records.discussionExamples.flatMap(({ id, responseStyle, texts }) =>
      read(discussionTexts, texts).map((opened) => ({ id, label: '', responseStyle, ...opened })),
    ),
    edits: records.edits.flatMap(({ submissionId, fileName, draft, feedback }) =>
      read(feedbackTexts, draft).flatMap((drafted) =>
        read(feedbackTexts, feedback).map((final) => ({
          id: submissionId,
          label: fileName,
          draft: drafted,
          final,
        })),
      ),
    ),
  });
  const [corrections] = sealed === null ? [] : unlessLost(() => [parseCorrections(open(sealed))]);
  return { sources, ...(corrections !== undefined && { corrections }) };
}

const storedCorrections = z.object({
  off: z.array(z.enum(traitIds)).optional(),
  greeting: z.string().optional(),
  closing: z.string().optional(),
  sentenceLength: z.number().optional(),
  length: z.number().optional(),
  contractions: z.boolean().optional(),
  naming: z.string().optional(),
  forgotten: z.array(z.string()).optional(),
});

/** As the API checked and encrypted them. */
function parseCorrections(json: string): VoiceCorrections {
  return storedCorrections.parse(JSON.parse(json));
}

/** Skips what is damaged, so the paper can still be graded. */
function unlessLost<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}
