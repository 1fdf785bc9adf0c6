/** What an instructor does that ends in a toast; the test knows how each is done. */
export type Deed =
  | 'upload'
  | 'grade'
  | 'save-criteria'
  | 'add-template'
  | 'delete-template'
  | 'create-course'
  | 'create-assignment'
  | 'delete-course'
  | 'add-graded-example'
  | 'add-discussion-example'
  | 'generate-key'
  | 'revoke-key'
  | 'copy-key'
  | 'copy-feedback'
  | 'send-message'
  | 'upload-nothing'
  | 'create-nameless-course'
  | 'create-nameless-assignment'
  | 'add-empty-graded-example'
  | 'add-empty-discussion-example'
  | 'add-empty-template';

export type MessageRow = { readonly deed: Deed; readonly title: string; readonly text: string };

/** An action that fails on the server: shows the server's sentence, or else this one. */
export type FailureRow = MessageRow & { readonly call: `${'POST' | 'PUT' | 'DELETE'} ${string}` };

export const failureRows: readonly FailureRow[] = [
  {
    deed: 'upload',
    call: 'POST **/api/assignments/upload',
    title: 'Upload Failed',
    text: 'Failed to upload assignments.',
  },
  {
    deed: 'grade',
    call: 'POST **/api/assignments/grade',
    title: 'Grading Failed',
    text: 'Failed to start grading process.',
  },
  {
    deed: 'save-criteria',
    call: 'PUT **/api/grading-criteria/*',
    title: 'Save Failed',
    text: 'Failed to save grading criteria.',
  },
  {
    deed: 'add-template',
    call: 'POST **/api/feedback-templates',
    title: 'Failed to Add Template',
    text: 'Could not create feedback template.',
  },
  {
    deed: 'delete-template',
    call: 'DELETE **/api/feedback-templates/*',
    title: 'Failed to Delete Template',
    text: 'Could not delete feedback template.',
  },
  {
    deed: 'create-course',
    call: 'POST **/api/courses',
    title: 'Failed to Create Course',
    text: 'Could not create course.',
  },
  {
    deed: 'create-assignment',
    call: 'POST **/api/courses/*/assignments',
    title: 'Failed to Create Assignment',
    text: 'Could not create assignment.',
  },
  {
    deed: 'delete-course',
    call: 'DELETE **/api/courses/*',
    title: 'Failed to Delete Course',
    text: 'Could not delete course.',
  },
  {
    deed: 'add-graded-example',
    call: 'POST **/api/courses/*/graded-examples',
    title: 'Failed to Add Example',
    text: 'Could not save graded example.',
  },
  {
    deed: 'add-discussion-example',
    call: 'POST **/api/courses/*/discussion-examples',
    title: 'Failed to Add Example',
    text: 'Could not save discussion example.',
  },
  {
    deed: 'generate-key',
    call: 'POST **/api/auth/generate-api-key',
    title: 'Error',
    text: 'Failed to generate API key. Please try again.',
  },
  {
    deed: 'revoke-key',
    call: 'DELETE **/api/auth/api-key',
    title: 'Error',
    text: 'Failed to revoke API key. Please try again.',
  },
  {
    deed: 'send-message',
    call: 'POST **/api/contact',
    title: 'Error Sending Message',
    text: 'Please try again or email us directly at support@greenpen.example',
  },
];

/** What is said before anything is sent. */
export const validationRows: readonly MessageRow[] = [
  { deed: 'upload-nothing', title: 'No Files Selected', text: 'Please select files to upload.' },
  {
    deed: 'create-nameless-course',
    title: 'Missing Information',
    text: 'Please fill in course name and code.',
  },
  {
    deed: 'create-nameless-assignment',
    title: 'Missing Information',
    text: 'Please select a course and enter assignment title.',
  },
  {
    deed: 'add-empty-graded-example',
    title: 'Missing Information',
    text: 'Please fill in all required fields for the graded example.',
  },
  {
    deed: 'add-empty-discussion-example',
    title: 'Missing Information',
    text: 'Please fill in all required fields for the discussion example.',
  },
  {
    deed: 'add-empty-template',
    title: 'Missing Information',
    text: 'Please fill in both name and template fields.',
  },
];

/** In an order in which each finds what the ones before it made. */
export const successRows: readonly MessageRow[] = [
  { deed: 'upload', title: 'Upload Successful', text: '1 assignment uploaded successfully.' },
  {
    deed: 'grade',
    title: 'Grading Started',
    text: 'AI grading started for 1 assignment. This may take a few minutes.',
  },
  {
    deed: 'copy-feedback',
    title: 'Copied to Clipboard',
    text: 'Feedback has been copied to clipboard.',
  },
  { deed: 'save-criteria', title: 'Settings Saved', text: 'Grading criteria updated successfully.' },
  { deed: 'add-template', title: 'Template Added', text: '' },
  { deed: 'delete-template', title: 'Template Deleted', text: '' },
  { deed: 'create-course', title: 'Course Created', text: '' },
  { deed: 'create-assignment', title: 'Assignment Created', text: '' },
  {
    deed: 'add-graded-example',
    title: 'Graded Example Added',
    text: 'AI will learn from this grading example.',
  },
  {
    deed: 'add-discussion-example',
    title: 'Discussion Example Added',
    text: 'AI will learn from this discussion response style.',
  },
  {
    deed: 'delete-course',
    title: 'Course Deleted',
    text: 'Course and all its assignments deleted successfully.',
  },
  { deed: 'generate-key', title: 'API Key Generated', text: '' },
  { deed: 'copy-key', title: 'Copied!', text: 'API key copied to clipboard' },
  { deed: 'revoke-key', title: 'API Key Revoked', text: '' },
  {
    deed: 'send-message',
    title: 'Message Sent Successfully',
    text: "Thank you for contacting us! We'll get back to you within 24 hours.",
  },
];
