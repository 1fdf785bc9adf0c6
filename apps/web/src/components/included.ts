/** What the one plan has in it. */
export const included = [
  'Unlimited assignment grading',
  'Grammar and APA 7 checking',
  'Bulk upload of PDF, DOCX and TXT',
  'Courses, assignments and rubrics',
  'Feedback templates in your own words',
  'E-mail support',
] as const;
