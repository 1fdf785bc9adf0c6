import reviewDark from '../../images/review-dark.webp';
import reviewLight from '../../images/review-light.webp';
import whyDark from '../../images/why-dark.webp';
import whyLight from '../../images/why-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const reviewing: Article = {
  slug: 'reviewing',
  group: 'The screens',
  title: 'Review screen',
  summary: 'Read the paper with its findings, edit grade and feedback, and approve.',
  alsoFoundBy:
    'findings marks approve reopen hidden text white text score override edit feedback save offline',
  body: (
    <>
      <Shot
        light={reviewLight}
        dark={reviewDark}
        width={1366}
        height={800}
        alt="The review screen with the paper on the left and grade, feedback and findings on the right."
      />
      <h2>Findings</h2>
      <ul>
        <li>
          A wavy line marks grammar, a dotted line APA, a highlight content, and a thin grey line advice.
        </li>
        <li>
          The label in the margin is the finding’s name: <b>A4</b> in the paper is <b>A4</b> in the list.
        </li>
        <li>Advice costs no points.</li>
      </ul>
      <h2>Keep or dismiss</h2>
      <p>
        A finding counts until you dismiss it. Dismissing it restores its points and drafts the feedback again
        that rests on it. <kbd>U</kbd> undoes it. A corrected verdict, a changed score and a corrected name of
        the student draft it again too. Feedback in which you wrote is never changed: a sentence that rests on
        a dismissed finding, or on a verdict or score that you changed, is marked below the text, with a
        button that removes it.
      </p>
      <h2>Redraft</h2>
      <p>
        <kbd>R</kbd> drafts the feedback warmer or plainer, shorter or longer, stricter or milder. You see
        what changes before you apply it. In the queue, the same works for all selected drafts. To save a
        sentence of the feedback as a template, put the cursor in it and press <kbd>Esc</kbd> and <kbd>T</kbd>
        .
      </p>
      <h2>Discussion posts</h2>
      <p>
        For a course assignment of the type discussion, the first text is a <b>Reply</b> to the post. It takes
        up what the student says and asks, in the style of your discussion examples on the nearest subjects;
        the other texts are about content, grammar and APA as for any paper.
      </p>
      <h2>Your own comments</h2>
      <p>
        Select words in the paper and press <kbd>C</kbd> to comment on them, or <kbd>/</kbd> to use one of
        your templates. To select by keyboard, find the words with <kbd>/</kbd> and press <kbd>Esc</kbd>. A
        comment has an area and a severity and can take points. It is numbered <b>M1</b>, <b>M2</b> and so on,
        stays when the paper is graded again, and is part of everything you export. Once you have written the
        same comment on several papers, Greenpen offers to save it as a template.
      </p>
      <p>
        <kbd>E</kbd> edits the wording, correction and severity of a finding. <b>Apply to all papers</b> makes
        the same change to what this check found in the other unapproved papers of the assignment.
      </p>
      <h2>What was asked</h2>
      <p>
        The <b>Assignment</b> tab lists the points of the assignment and the rows of the rubric, each with its
        place in the paper. Correct a verdict or choose another level, and the score follows. A corrected
        verdict becomes an example for the other papers of the assignment.
      </p>
      <h2>Doubts</h2>
      <p>
        A paper that seems to answer another assignment, whose sentences do not follow from one another, or
        that shares much of its text with another of your papers says so first. Whether an argument holds and
        whether facts are right, Greenpen does not judge.
      </p>
      <h2>Why this number?</h2>
      <p>
        Press <b>why?</b> beside any score to see its parts and to override them.
      </p>
      <Shot light={whyLight} dark={whyDark} width={720} height={440} alt="What a score is made of." />
      <h2>Saved as you type</h2>
      <p>
        The time of the last save is above the feedback. Without a connection, your changes stay on your
        device and are sent when the connection is back. If a grade was changed in another window, you see
        both versions and choose one.
      </p>
      <h2>Hidden text</h2>
      <p>
        Hidden text (white on white, one point high, off the page, in comments or metadata) never affects a
        score. It is shown above the paper.
      </p>
      <h2>Approve and reopen</h2>
      <p>
        <b>Approve</b> makes the grade final and opens the next paper. An approved paper is read-only until
        you reopen it.
      </p>
    </>
  ),
};
