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

export const keyboard: Article = {
  slug: 'keyboard',
  group: 'Getting started',
  title: 'Working by keyboard',
  summary: 'All keyboard shortcuts of the queue and the review screen, and how to turn them off.',
  alsoFoundBy: 'shortcuts hotkeys accessibility',
  body: (
    <>
      <p>
        Press <kbd>?</kbd> on any screen to see its shortcuts. <kbd>Ctrl</kbd> <kbd>K</kbd> (on a Mac,{' '}
        <kbd>⌘</kbd> <kbd>K</kbd>) finds anything: a paper, a course, a screen, a command.
      </p>
      <KeyTable
        caption="The review screen"
        rows={[
          ['J K', 'Next and previous paper'],
          ['N P', 'Next and previous finding, or point of the assignment'],
          ['Y', 'Keep the finding, or say that the point is met'],
          ['X', 'Dismiss the finding, or say that the point is missing'],
          ['A F', 'Show the assignment, show the findings'],
          ['C', 'Comment on the selected words, on the finding, or on the whole paper'],
          ['E', 'Edit the chosen finding or comment, or else the feedback'],
          ['1 2 3 4', 'Edit overall, content, grammar, APA'],
          ['1 – 9', 'Choose the level of the focused rubric row'],
          ['R', 'Redraft the feedback'],
          ['T', 'Save the selected sentence of the feedback as a template, after Esc'],
          ['U', 'Undo'],
          ['H', 'Hide or show students’ names'],
          ['/', 'Find in the paper, or a template for the selected words'],
          ['Esc', 'Leave a text field, or clear the finding'],
          ['Ctrl Enter', 'Approve and go to the next'],
        ]}
      />
      <KeyTable
        caption="The grading queue"
        rows={[
          ['J K', 'Next and previous paper, like the arrow keys'],
          ['Enter', 'Open the paper'],
          ['O', 'Open or close the paper’s other attempts'],
          ['D', 'What changed between its attempts'],
          ['X', 'Select the paper'],
          ['Shift ↓ ↑', 'Extend the selection'],
          ['A', 'Select all shown'],
          ['Esc', 'Clear the selection'],
          ['Ctrl Enter', 'Approve the selected papers'],
          ['G', 'Grade the selected papers again'],
          ['C', 'Add a comment to the selected papers'],
          ['R', 'Redraft the feedback of the selected papers'],
          ['Del', 'Delete the selected papers'],
          ['H', 'Hide or show students’ names'],
          ['/', 'Search'],
        ]}
      />
      <p>
        Single-letter shortcuts can interfere with a screen reader or speech input. You can turn them off in
        the list that <kbd>?</kbd> opens.
      </p>
    </>
  ),
};

type Props = { readonly caption: string; readonly rows: readonly (readonly [keys: string, does: string])[] };

/** Keys and their actions; several keys are separated by spaces. */
function KeyTable({ caption, rows }: Props) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="mb-2 text-left text-13 text-pencil">{caption}</caption>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys} className="border-t border-rule">
            <th scope="row" className="w-44 py-2 pr-4 text-left font-normal">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="mr-1">
                  {key}
                </kbd>
              ))}
            </th>
            <td className="py-2 text-pencil">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
