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

/** What became of a visitor's text. `failed`: the engine could not read it, and trying again would not help. */
export const demoStates = ['waiting', 'reading', 'done', 'failed'] as const;

export type DemoState = (typeof demoStates)[number];
