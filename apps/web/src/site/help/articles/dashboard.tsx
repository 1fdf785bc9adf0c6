import dashboardDark from '../../images/dashboard-dark.webp';
import dashboardLight from '../../images/dashboard-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

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
