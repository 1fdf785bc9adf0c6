import { decided, on, type ScreenRow, type Shown } from './screen-row.ts';

const address = 'support@greenpen.example';

const header: readonly Shown[] = [
  ['link', 'Features', '/#features'],
  ['link', 'Pricing', '/#pricing'],
  ['link', 'Sign In', '/api/login'],
  ['link', 'Get Started', '/signup'],
];

const footer: readonly Shown[] = [
  ['link', 'Demo', '/demo'],
  ['link', 'Help Center', '/help'],
  ['link', 'Contact Us', '/contact'],
  ['link', 'Privacy Policy', '/privacy'],
  ['link', 'About', '/about'],
];

const landing: readonly Shown[] = [
  ...header,
  ['link', 'Start Grading Now', '/signup'],
  ['link', 'Watch Demo', '/demo'],
  ['text', '95%'],
  ['text', 'time saved'],
  ['text', '10k+'],
  ['text', 'assignments graded'],
  ['text', '4.9/5'],
  ['text', 'professor rating'],
  ['group', 'Grading takes the evenings that teaching needs'],
  ['group', 'It reads closely. You decide.'],
  ['group', 'Or stay where you grade already'],
  ['step', 'Create your key'],
  ['step', 'Open a submission'],
  ['step', 'Read the draft beside it'],
  ['step', 'Insert, and send it yourself'],
  ['text', 'Pro'],
  ['text', '$15'],
  ['text', 'per month'],
  ['text', '14-day free trial, no credit card needed, cancel anytime.'],
  ['text', 'Unlimited assignment grading'],
  ['text', 'Grammar and APA 7 checking'],
  ['text', 'Bulk upload of PDF, DOCX and TXT'],
  ['text', 'Courses, assignments and rubrics'],
  ['text', 'Feedback templates in your own words'],
  ['text', 'E-mail support'],
  ['link', 'Start Your Free Trial', '/signup'],
  ...footer,
];

const demo: readonly ScreenRow[] = [
  ...on('visitor', '/demo', [
    ['step', 'Upload'],
    ['text', 'Drop in PDF, DOCX or TXT, one paper or a whole class.'],
    ['step', 'AI processing'],
    ['step', 'Generate feedback'],
    ['step', 'Review and export'],
    ['group', 'Two pieces of feedback'],
    ['step', 'Evening Screen Use and the Sleep of First-Year Students'],
    ['step', 'Why Group Work Fails, and What Helps'],
    ['text', 'Content'],
    ['text', 'Grammar'],
    ['text', 'APA'],
  ]),
  ...decided(
    'Instead of "coming soon", visitors can try the demo.',
    on('visitor', '/demo', [['heading', 'See what it finds']]),
  ),
];

const help: readonly ScreenRow[] = [
  ...decided(
    'A help centre instead of "coming soon".',
    on('visitor', '/help', [
      ['heading', 'How can we help?'],
      ['field', 'Search the help center'],
    ]),
  ),
  ...on('visitor', '/help', [
    ['group', 'Email support'],
    ['link', address, address],
  ]),
];

const contact: readonly Shown[] = [
  ['heading', 'Contact Us'],
  ['link', 'Back to Home', '/'],
  ['group', 'Email Support'],
  ['link', address, address],
  ['part', 'within 24 hours'],
  ['group', 'Quick Questions'],
  ['link', 'Help Center', '/help'],
  ['group', 'Office Hours'],
  ['text', 'Mon-Fri'],
  ['text', '9:00 AM-6:00 PM EST'],
  ['text', 'Sat'],
  ['text', '10:00 AM-4:00 PM EST'],
  ['text', 'Sun'],
  ['text', 'Closed'],
  ['field', 'Name'],
  ['field', 'Email'],
  ['field', 'Category'],
  ['field', 'Subject'],
  ['field', 'Message'],
  ['button', 'Send Message'],
  ['text', 'How do I get started?'],
  ['text', 'Is my students’ data secure?'],
  ['text', 'Can I customize the AI’s feedback?'],
  ['text', 'Which platforms are supported?'],
];

const policy: readonly Shown[] = [
  ['heading', 'Privacy Policy'],
  ['text', 'Last updated: August 5, 2025'],
  ['link', 'The earlier version of January 30, 2025.', '/privacy/2025-01-30'],
  ['link', 'Contact', '/contact'],
];

export const visitorScreens: readonly ScreenRow[] = [
  ...on('visitor', '/', landing),
  ...on('visitor', '/about', [
    ['group', 'Mission'],
    ['group', 'Story'],
    ['group', 'Values'],
    ['link', 'Start Your Free Trial', '/signup'],
  ]),
  ...demo,
  ...help,
  ...on('visitor', '/privacy', policy),
  ...on('visitor', '/privacy-policy', policy),
  ...on('visitor', '/privacy/2025-01-30', [['text', 'Last updated: January 30, 2025']]),
  ...on('visitor', '/contact', contact),
  ...on('visitor', '/signup', [
    ['heading', 'Start Your Free Trial'],
    ['link', 'Start Free Trial', '/api/login'],
    ['link', 'privacy policy', '/privacy'],
    ['link', 'Sign in', '/login'],
  ]),
  ...on('visitor', '/login', [
    ['heading', 'Professor Login Area'],
    ['link', 'Sign In', '/api/login'],
    ['text', 'Drafted scores for grammar, APA and content, with the reason for each point'],
    ['text', 'Feedback in your style, editable down to the last comma'],
    ['text', 'Papers encrypted at rest and shown to you alone'],
    ['link', 'Start your free trial', '/signup'],
    ['link', 'privacy policy', '/privacy'],
  ]),
  ...on('visitor', '/no-such-page', [
    ['heading', 'Page not found'],
    ['text', 'This page does not exist. The address may be mistyped, or the page has moved.'],
  ]),
];
