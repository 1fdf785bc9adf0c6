import coursesDark from '../../images/courses-dark.webp';
import coursesLight from '../../images/courses-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';
import dashboardDark from '../../images/dashboard-dark.webp';
import dashboardLight from '../../images/dashboard-light.webp';
import settingsDark from '../../images/settings-dark.webp';
import settingsLight from '../../images/settings-light.webp';

export const courses: Article = {
  slug: 'courses',
  group: 'The screens',
  title: 'Courses, assignments and rubrics',
  summary: 'Set up a course once, and every paper is compared with your assignment.',
  alsoFoundBy:
    'class list csv import rubric week points training examples pilot grade first archive semester term',
  body: (
    <>
      <Shot light={coursesLight} dark={coursesDark} alt="A course with its weekly assignments." />
      <h2>A course</h2>
      <p>
        <b>New Course</b> asks for a code and a name; term, description and rubric are optional. A rubric is
        plain text, or a table of criteria, levels and points.
      </p>
      <h2>Weekly assignments</h2>
      <p>
        <b>Add Assignment</b> takes a title, a week from 1 to 16, a type (assignment, discussion, quiz or
        exam), the points, and the instructions your students received.
      </p>
      <p>
        Below the instructions, <b>What Greenpen will look for</b> lists what they ask: questions, sections,
        length, sources. Rename, remove or add points, and say what an answer may look like. Greenpen calls a
        point met or not found only where the words of the paper support it, and otherwise says “cannot tell”.
      </p>
      <p>
        <b>APA style</b> decides whether all of APA applies, only citations and references, or none of it. An
        area that does not apply is shown as “Not judged” and weighs nothing.
      </p>
      <h2>Rubric</h2>
      <p>
        An assignment uses its course’s rubric unless you build, paste or import one for it (a table, CSV,
        Word, or the export of Canvas). Greenpen proposes a level where its checks speak of the criterion; the
        rest needs you. You choose whether the points make the content score or the total.
      </p>
      <h2>Teach it your scale</h2>
      <p>
        Under <b>AI Training</b>, add papers you graded yourself, with your mark and feedback, and your
        answers in discussions. Scores are adjusted towards your marks, and grades that you approve count as
        examples too unless you switch that off in Settings. <b>Agreement with your grades</b> shows how close
        the drafts came, whether your marks rose or fell while you graded, and papers that are alike but were
        marked unlike.
      </p>
      <p>
        For a class of a dozen papers or more, the grading queue offers six to ten papers to{' '}
        <b>grade first</b>, chosen because they represent the class best. Once you have approved them, the
        other drafts are calibrated to your marks, and one sentence says how far they moved and how close they
        are now. Drafts that you changed stay as they are.
      </p>
      <h2>Class list</h2>
      <p>
        Import a CSV with names and e-mail addresses, so that papers are matched with students and you see who
        has not submitted.
      </p>
      <h2>Deleting</h2>
      <p>
        Deleting a course deletes its assignments and training examples. Papers stay, without a course. You
        can archive a finished course instead.
      </p>
    </>
  ),
};

export const dashboard: Article = {
  slug: 'dashboard',
  group: 'The screens',
  title: 'Dashboard',
  summary: 'What the six figures mean, which papers need your review, and what you can do here.',
  alsoFoundBy: 'statistics home start screen',
  body: (
    <>
      <Shot light={dashboardLight} dark={dashboardDark} alt="The dashboard with its six figures." />
      <h2>The six figures</h2>
      <ul>
        <li>
          <b>Active Courses</b>: created, or with an upload, within the last 180 days.
        </li>
        <li>
          <b>Total Assignments</b>: all papers you uploaded and did not delete.
        </li>
        <li>
          <b>Graded Today</b>: completed since midnight, in the time zone of your browser.
        </li>
        <li>
          <b>Pending Review</b>: the draft is ready, and you have not approved it.
        </li>
        <li>
          <b>Average Grade</b>: the mean of all totals, drafts included.
        </li>
        <li>
          <b>Total Courses</b>: courses of all semesters.
        </li>
      </ul>
      <h2>Upload from here</h2>
      <p>
        Drop files on the upload card, choose a course and an assignment if you like, and press{' '}
        <b>Upload &amp; Start AI Grading</b>. See <a href="/help/uploading">uploading papers</a> for the
        supported files.
      </p>
      <h2>Progress and statistics</h2>
      <ul>
        <li>
          Above the upload card, you see the batch in grading, papers that could not be graded, and the number
          of drafts to review. <b>Start reviewing</b> opens the newest one.
        </li>
        <li>
          <b>Grading, Day by Day</b>: the number of papers graded on each of the last thirty days.
        </li>
        <li>
          <b>Words Drafted and Words Typed</b>: how much of your approved feedback came from the drafts, and
          how much you typed. From your third approved grade on, it also shows how the share that you change
          goes up or down: <b>Your edits: 38% → 11%</b>.
        </li>
      </ul>
      <h2>Recently graded</h2>
      <p>
        Each paper expands to show its three scores and their feedback. <b>Copy</b> copies one text, and{' '}
        <b>Copy All</b> copies all of them, so you can paste them into your learning management system.
      </p>
    </>
  ),
};

export const yourVoice: Article = {
  slug: 'your-voice',
  group: 'The screens',
  title: 'Settings and feedback in your voice',
  summary: 'Weights, feedback style, and your own templates.',
  alsoFoundBy:
    'settings weights sliders style conversational direct detailed templates criteria customise customize tone',
  body: (
    <>
      <Shot
        light={settingsLight}
        dark={settingsDark}
        alt="The settings with weights, feedback style and templates."
      />
      <h2>Weights</h2>
      <p>
        The default is grammar 30, APA 25 and content 45. If you move one, the other two share the rest; the
        three always add up to 100. New weights apply to papers graded afterwards: each grade keeps its
        weights.
      </p>
      <h2>Feedback style</h2>
      <ul>
        <li>
          <b>Conversational &amp; Encouraging</b> addresses the student by name and begins with strengths.
        </li>
        <li>
          <b>Direct &amp; Constructive</b> says what to change, in short sentences.
        </li>
        <li>
          <b>Detailed &amp; Academic</b> gives the reason and the rule with each point.
        </li>
      </ul>
      <h2>Strictness in grammar</h2>
      <p>
        <b>Standard</b> counts what is certain. <b>Strict</b> also counts less certain finds, and{' '}
        <b>Lenient</b> treats as advice what second-language writers learn last, such as articles,
        prepositions and commas. Beside each choice you see how many errors your last papers would have.
      </p>
      <h2>Templates</h2>
      <p>
        Add comments you use often, each with a name and a category: grammar, APA formatting, content depth or
        general. <b>Feedback Templates</b> lists them by category, below them the starter set of a new
        account, which you can remove. On the review screen, <kbd>/</kbd> at the beginning of a word in a
        comment or a feedback text searches your templates.
      </p>
      <h2>Your voice</h2>
      <p>
        Drafts learn how you write from your templates, graded examples, discussion examples and approved
        drafts that you changed: how you greet and close, how long you write, and sentences that fit another
        paper with the same fault. Changes to drafts count most. <b>Settings</b>, <b>Your Voice</b> shows what
        was learned and from which sentences; correct a trait, switch it off, or delete an example to unlearn
        it. The starter set teaches nothing, and replies to discussion posts follow your discussion examples
        and templates alone.
      </p>
    </>
  ),
};
