import type { TemplateCategory } from '@greenpen/grading';

export const categoryLabels: Record<TemplateCategory, string> = {
  grammar: 'Grammar',
  apa: 'APA Formatting',
  content: 'Content Depth',
  general: 'General Feedback',
};
