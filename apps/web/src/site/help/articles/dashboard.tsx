import dashboardDark from '../../images/dashboard-dark.webp';
import dashboardLight from '../../images/dashboard-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const dashboard: Article = {
  slug: 'dashboard',
  group: 'The screens',
  title: 'Dashboard',
  summary: 'What the six figures count, what waits for you, and what you can do from here.',
  alsoFoundBy: 'statistics home start screen',
  body: (
    <>
      <Shot light={dashboardLight} dark={dashboardDark} alt="The dashboard with its six figures." />
      <h2>The six figures</h2>
      <ul>
        <li>
          <b>Active Courses</b>: made, or uploaded to, within the last 180 days.
        </li>
        <li>
          <b>Total Assignments</b>: every paper that you uploaded and did not delete.
        </li>
        <li>
          <b>Graded Today</b>: completed since midnight, in the time zone of your browser.
        </li>
        <li>
          <b>Pending Review</b>: a draft is there, and you have not approved it.
        </li>
        <li>
          <b>Average Grade</b>: the mean of all totals, drafts included.
        </li>
        <li>
          <b>Total Courses</b>: of all semesters.
        </li>
      </ul>
      <h2>Upload from here</h2>
      <p>
        Drop files on the upload card, choose a course and an assignment if you like, and press{' '}
        <b>Upload &amp; Start AI Grading</b>. See <a href="/help/uploading">uploading papers</a> for what is
        taken.
      </p>
      <h2>What waits, and how it went</h2>
      <ul>
        <li>
          Above the upload card: the batch that is being graded, papers that could not be graded, and how many
          drafts wait for your review. <b>Start reviewing</b> opens the newest one.
        </li>
        <li>
          <b>Grading, Day by Day</b>: the papers that were graded on each of the last thirty days.
        </li>
        <li>
          <b>Words Used Against Words Typed</b>: how much of the feedback that you approved came from the
          drafts, and how much you typed.
        </li>
      </ul>
      <h2>Recently graded</h2>
      <p>
        Each paper opens in place, with its three scores and their feedback. <b>Copy</b> takes one text, and{' '}
        <b>Copy All</b> all of them, ready to be pasted into your learning management system.
      </p>
    </>
  ),
};
