/** What a message to the support is about. */
export const contactCategories = [
  'general',
  'technical',
  'billing',
  'feature',
  'bug',
  'privacy',
  'partnership',
] as const;

export type ContactCategory = (typeof contactCategories)[number];

export const contactStatuses = ['new', 'answered', 'closed'] as const;

export type ContactStatus = (typeof contactStatuses)[number];
