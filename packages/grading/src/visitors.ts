/** The topic of a support message. */
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

/** The state of a visitor's demo text. `failed`: the engine could not read it, and a retry would not help. */
export const demoStates = ['waiting', 'reading', 'done', 'failed'] as const;

export type DemoState = (typeof demoStates)[number];
