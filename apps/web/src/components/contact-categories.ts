import type { contactCategories } from '@greenpen/grading';

type Category = (typeof contactCategories)[number];

/** Labels of the contact form's categories, shown in the form and to administrators. */
export const contactCategoryLabels: Readonly<Record<Category, string>> = {
  general: 'General question',
  technical: 'Technical support',
  billing: 'Billing and plan',
  feature: 'Feature request',
  bug: 'Bug report',
  privacy: 'Privacy and data',
  partnership: 'Partnership',
};
