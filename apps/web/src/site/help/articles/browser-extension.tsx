import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

export const browserExtension: Article = {
  slug: 'browser-extension',
  group: 'Export and integration',
  title: 'The browser extension',
  summary:
    'How it works in Canvas, Blackboard, Moodle, Google Classroom and elsewhere, and what works today.',
  alsoFoundBy: 'lms chrome edge firefox plugin addon speedgrader',
  body: (
    <>
      <p>
        The extension is not published yet. The API it needs works today: with an{' '}
        <a href="/help/api-keys">API key</a>, any program can upload papers, grade them and read drafts. Until
        the extension is published, <a href="/help/exporting">export marks and feedback as files</a> or copy
        them.
      </p>
      <h2>How it works</h2>
      <ol>
        <li>You create a key under API Keys and paste it into the extension, once.</li>
        <li>You open a submission in your learning management system.</li>
        <li>A panel at the side shows the draft: grade, scores, feedback.</li>
        <li>You insert grade and comment into the system’s fields, check them, and submit them there.</li>
      </ol>
      <h2>Supported systems</h2>
      <ul>
        <li>
          <b>Canvas</b>: in SpeedGrader, both the old and the new version.
        </li>
        <li>
          <b>Moodle</b>: in the assignment’s grader.
        </li>
        <li>
          <b>Blackboard</b> and <b>Google Classroom</b>: on the page of a student’s work.
        </li>
        <li>Other systems: the draft is inserted into the field you clicked last, or copied.</li>
      </ul>
      <h2>What it never does</h2>
      <p>
        It never submits or approves anything, and never shows a student’s draft on another student’s page.
        Web pages cannot read the key. Tell us which system you use:{' '}
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </>
  ),
};
