import { type GradedExample, responseStyles, templateCategories } from '@greenpen/grading';
import { listVoiceSources, type VoiceSource } from '@greenpen/voice';
import { z } from 'zod';

const fourTexts = z.object({
  overall: z.string().default(''),
  grammar: z.string().default(''),
  apa: z.string().default(''),
  content: z.string().default(''),
});

/** One text, or the four comments of a review. */
const feedback = z.union([
  z.string().transform((overall) => ({ overall, grammar: '', apa: '', content: '' })),
  fourTexts,
]);

const template = z.object({
  category: z.enum(templateCategories).default('general'),
  title: z.string().default(''),
  content: z.string(),
});

const discussionExample = z.object({
  discussionPrompt: z.string().default(''),
  professorResponse: z.string().default(''),
  responseStyle: z.enum(responseStyles).optional(),
});

const edit = z.object({ draft: feedback, final: feedback });

const MOST = 1000;

/** The fields of a request that hold what an instructor wrote, beside her graded examples. */
export const voiceFields = {
  templates: z.array(template).max(MOST).nullish(),
  discussionExamples: z.array(discussionExample).max(MOST).nullish(),
  edits: z.array(edit).max(MOST).nullish(),
};

type Given = {
  readonly [Name in keyof typeof voiceFields]?: z.infer<(typeof voiceFields)[Name]>;
} & {
  readonly examples: readonly Pick<
    GradedExample,
    'studentWork' | 'professorFeedback' | 'grade' | 'maxPoints'
  >[];
};

/** All that a request tells of its instructor's voice. */
export function voiceSourcesOf({
  examples,
  templates,
  discussionExamples,
  edits,
}: Given): readonly VoiceSource[] {
  return listVoiceSources({
    examples: examples.map((example, index) => ({ ...named('example', index), ...example })),
    templates: (templates ?? []).map(({ category, title, content }, index) => ({
      ...named('template', index),
      label: title,
      category,
      template: content,
    })),
    discussionExamples: (discussionExamples ?? []).map((one, index) => ({
      ...named('discussion', index),
      ...one,
    })),
    edits: (edits ?? []).map((one, index) => ({ ...named('edit', index), ...one })),
  });
}

function named(kind: string, index: number) {
  return { id: `${kind}-${index + 1}`, label: `${kind} ${index + 1}` };
}
