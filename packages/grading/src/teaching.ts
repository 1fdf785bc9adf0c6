/** What a feedback template is for; "general" is the overall feedback. */
export const templateCategories = ['grammar', 'apa', 'content', 'general'] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** How an instructor answers in a discussion. */
export const responseStyles = [
  'conversational',
  'formal',
  'encouraging',
  'analytical',
  'questioning',
] as const;

export type ResponseStyle = (typeof responseStyles)[number];
