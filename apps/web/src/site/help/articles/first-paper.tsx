import reviewDark from '../../images/review-dark.webp';
import reviewLight from '../../images/review-light.webp';
import { product } from '../../../product.ts';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const firstPaper: Article = {
  slug: 'first-paper',
  group: 'Getting started',
  title: 'Your first paper in five minutes',
  summary: 'From a new account to an approved grade, in five steps.',
  alsoFoundBy: 'start begin tutorial how to',
  body: (
    <>
      <h2>1. Create an account</h2>
      <p>
        Choose <a href="/signup">Start Free Trial</a>. If your university provides sign-in, its page opens;
        otherwise you enter an e-mail address and a password. The trial lasts {product.plan.trialDays} days
        and needs no credit card.
      </p>
      <h2>2. Upload a paper</h2>
      <p>
        On the dashboard, drag a PDF, DOCX or TXT of up to 10 MB onto the field, or choose it. You need no
        course for the first paper. Then press <b>Upload &amp; Start AI Grading</b>.
      </p>
      <h2>3. Read the draft</h2>
      <p>
        Grading takes a few seconds. Then the paper is listed under <b>Recently Graded Assignments</b> and in
        the <a href="/help/grading-queue">grading queue</a>. Open it there.
      </p>
      <Shot
        light={reviewLight}
        dark={reviewDark}
        width={1366}
        height={800}
        alt="The review screen with the paper on the left and grade, feedback and findings on the right."
      />
      <h2>4. Edit the draft</h2>
      <p>
        Go from finding to finding with <kbd>N</kbd> and <kbd>P</kbd>. Press <kbd>X</kbd> to dismiss a
        finding; the score is updated at once. Edit the feedback: it is saved as you type.
      </p>
      <h2>5. Approve</h2>
      <p>
        The grade is a draft until you approve it. After that, grading again skips the paper, and nothing
        overwrites it unless you reopen it. Now you can{' '}
        <a href="/help/exporting">export grade and feedback</a>.
      </p>
    </>
  ),
};
