import type { Feedback, ResponseStyle, TemplateCategory } from '@greenpen/grading';
import type { VoiceSource } from './voice-source.ts';

type Written = { readonly id: string; readonly label: string };

/** What an instructor wrote, by where it came from. */
export type WrittenTexts = {
  readonly examples: readonly (Written & {
    readonly studentWork: string;
    readonly professorFeedback: string;
    readonly grade: number;
    readonly maxPoints: number;
  })[];
  /** Her own ones: the starter set of an account says nothing about her. */
  readonly templates: readonly (Written & {
    readonly category: TemplateCategory;
    readonly template: string;
  })[];
  readonly discussionExamples: readonly (Written & {
    readonly discussionPrompt: string;
    readonly professorResponse: string;
    readonly responseStyle?: ResponseStyle | undefined;
  })[];
  readonly edits: readonly (Written & { readonly draft: Feedback; readonly final: Feedback })[];
};

/** The texts as sources to learn from. */
export function listVoiceSources(texts: WrittenTexts): readonly VoiceSource[] {
  return [
    ...texts.examples.map(({ id, label, studentWork, professorFeedback, grade, maxPoints }) => ({
      id,
      label,
      kind: 'example' as const,
      parts: [{ area: null, text: professorFeedback }],
      work: studentWork,
      grade: grade / maxPoints,
    })),
    ...texts.templates.map(({ id, label, category, template }) => ({
      id,
      label,
      kind: 'template' as const,
      parts: [{ area: null, text: template }],
      category,
    })),
    ...texts.discussionExamples.map(({ id, label, discussionPrompt, professorResponse, responseStyle }) => ({
      id,
      label,
      kind: 'discussion' as const,
      parts: [{ area: null, text: professorResponse }],
      work: discussionPrompt,
      responseStyle,
    })),
    ...texts.edits.map(({ id, label, draft, final }) => ({
      id,
      label,
      kind: 'edit' as const,
      parts: (['overall', 'grammar', 'apa', 'content'] as const)
        .map((area) => ({
          area: area === 'overall' ? null : area,
          text: final[area],
          draft: draft[area],
        }))
        .filter(({ text, draft: drafted }) => text !== '' || drafted !== ''),
    })),
  ];
}
