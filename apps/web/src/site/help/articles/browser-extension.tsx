import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

export const browserExtension: Article = {
  slug: 'browser-extension',
  group: 'Export and integration',
  title: 'The browser extension',
  summary:
    'How to set it up, and what it does in Canvas, Moodle, Blackboard, Brightspace, Google Classroom and elsewhere.',
  alsoFoundBy: 'lms chrome edge firefox plugin addon speedgrader',
  body: (
    <>
      <p>
        The extension shows a draft beside the submission that you have open, and fills your system’s own
        fields when you click Insert. You download it from the API Keys page of your server; it is not in the
        browsers’ stores yet.
      </p>
      <h2>Set it up</h2>
      <ol>
        <li>
          On the <b>API Keys</b> screen, download the package for Chrome, Edge or Firefox, and install it as
          described there.
        </li>
        <li>
          Generate an <a href="/help/api-keys">API key</a>. While it is shown, click {product.name} in the
          browser’s toolbar and choose <b>Connect</b>.
        </li>
      </ol>
      <h2>Use it</h2>
      <ol>
        <li>
          Open a student’s submission, and click {product.name} in the toolbar, or press Alt+Shift+G. The
          panel says whose work it is.
        </li>
        <li>
          Choose the course assignment once. Its requirements and rubric come along. In Canvas SpeedGrader and
          Moodle, the panel can also take over the instructions and rubric that your system holds, after
          showing them to you.
        </li>
        <li>
          Choose <b>Draft</b>. Scores, checklist, rubric and feedback appear, and you can edit all of them.
        </li>
        <li>
          Choose <b>Insert all</b>, or insert or copy one part. Check it, and save it with your system’s own
          button.
        </li>
      </ol>
      <p>
        Each draft is also in your grading queue, marked with its system. Drafting the same work again makes
        no second draft. The panel lists your earlier drafts of the same student. In the old SpeedGrader it
        can draft the next student’s work while you read this one, if you allow it.
      </p>
      <p>
        In a discussion, the draft is one reply to the post whose reply box is open. Scores and notes on the
        post are folded away below it.
      </p>
      <h2>Supported systems</h2>
      <ul>
        <li>
          <b>Canvas</b>: SpeedGrader, old and new (beta), and discussions (beta). The old SpeedGrader saves a
          grade when you leave its box, so the grade is inserted last and only after you confirm it.
        </li>
        <li>
          <b>Moodle</b>: the assignment’s grader with rubrics and marking guides, replies in forums, and the
          grader of a whole forum with its grade and rubric.
        </li>
        <li>
          <b>Brightspace</b> and <b>Blackboard Original</b>: text, grade and feedback (beta).
        </li>
        <li>
          <b>Google Classroom</b>: select the text or drop the file into the panel. The private comment is
          filled (beta); type the grade yourself.
        </li>
        <li>
          <b>Blackboard Ultra</b> and any other page: select the text or drop the file into the panel. Click
          into a field and choose <b>Into the focused field</b>, or copy.
        </li>
      </ul>
      <p>Where a field is not found, the panel says so and offers the next step.</p>
      <h2>What it never does</h2>
      <p>
        It never submits or approves anything, never replaces text in a field without asking, and never
        inserts a draft on another student’s page. It reads a page only after your click, and web pages can
        read neither the key nor a draft. Tell us which system you use:{' '}
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </>
  ),
};
