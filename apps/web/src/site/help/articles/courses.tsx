import coursesDark from '../../images/courses-dark.webp';
import coursesLight from '../../images/courses-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const courses: Article = {
  slug: 'courses',
  group: 'The screens',
  title: 'Courses, assignments and rubrics',
  summary: 'Set up a course once, and every paper is compared with your assignment.',
  alsoFoundBy: 'class list csv import rubric week points training examples archive semester term',
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
        exam), the points, and the instructions your students received. Each paper is checked against the
        instructions: “800 to 1,000 words”, “at least four sources”, the questions.
      </p>
      <h2>Teach it your scale</h2>
      <p>
        Under <b>AI Training</b>, add papers you graded yourself, with your mark and feedback, and your
        answers in discussions. The content score is adjusted towards your marks.
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
