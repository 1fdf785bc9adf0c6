import type { contactCategories } from '@greenpen/grading';

type Category = (typeof contactCategories)[number];

/** What a message of the contact form may be about, as the form and its readers call it. */
export const contactCategoryLabels: Readonly<Record<Category, string>> = {
  general: 'General question',
  technical: 'Technical support',
  billing: 'Billing and plan',
  feature: 'Idea for a feature',
  bug: 'Something does not work',
  privacy: 'Privacy and data',
  partnership: 'Partnership',
};
