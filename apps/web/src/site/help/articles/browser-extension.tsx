import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

export const browserExtension: Article = {
  slug: 'browser-extension',
  group: 'Taking it away',
  title: 'The browser extension',
  summary:
    'How it works in Canvas, Blackboard, Moodle, Google Classroom and elsewhere, and what works today.',
  alsoFoundBy: 'lms chrome edge firefox plugin addon speedgrader',
  body: (
    <>
      <p>
        The extension is not published yet. What it needs works today: an <a href="/help/api-keys">API key</a>{' '}
        opens uploading, grading and reading drafts, and any program can use it. Until the extension is there,{' '}
        <a href="/help/exporting">marks and feedback travel as files</a> or by copy.
      </p>
      <h2>How it works</h2>
      <ol>
        <li>You create a key under API Keys and paste it into the extension, once.</li>
        <li>You open a submission where you grade anyway.</li>
        <li>A panel at the side shows the draft: grade, scores, feedback.</li>
        <li>
          You insert grade and comment into your system’s own fields, read them there, and press its own
          button.
        </li>
      </ol>
      <h2>Where</h2>
      <ul>
        <li>
          <b>Canvas</b>: in SpeedGrader, in its old and its new form.
        </li>
        <li>
          <b>Moodle</b>: on the page of the assignment’s grader.
        </li>
        <li>
          <b>Blackboard</b> and <b>Google Classroom</b>: on the page of one student’s work.
        </li>
        <li>Anywhere else: the draft is put into the field that you clicked last, or copied.</li>
      </ul>
      <h2>What it never does</h2>
      <p>
        It submits nothing, approves nothing, and shows one student’s draft on no other student’s page. The
        key stays out of reach of web pages. Tell us which system you grade in:{' '}
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </>
  ),
};
