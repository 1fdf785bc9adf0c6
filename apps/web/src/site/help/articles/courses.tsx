import coursesDark from '../../images/courses-dark.webp';
import coursesLight from '../../images/courses-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const courses: Article = {
  slug: 'courses',
  group: 'The screens',
  title: 'Courses, assignments and rubrics',
  summary: 'Set up a course once, and every paper of it is read against what you asked for.',
  alsoFoundBy: 'class list csv import rubric week points training examples archive semester term',
  body: (
    <>
      <Shot light={coursesLight} dark={coursesDark} alt="A course with its weekly assignments." />
      <h2>A course</h2>
      <p>
        <b>New Course</b> asks for a code and a name; term, description and rubric are optional. A rubric is
        plain text, or built row by row from criteria, levels and points.
      </p>
      <h2>Weekly assignments</h2>
      <p>
        <b>Add Assignment</b> takes a title, a week from 1 to 16, a type (assignment, discussion, quiz or
        exam), the points, and the instructions that your students got. What they ask for is looked for in the
        paper: “800 to 1,000 words”, “at least four sources”, the questions.
      </p>
      <h2>Teach it your scale</h2>
      <p>
        Under <b>AI Training</b>, add papers that you graded yourself, with your mark and your feedback, and
        answers that you gave in discussions. The content score leans towards your marks.
      </p>
      <h2>Class list</h2>
      <p>
        Import a CSV with names and addresses, so that each paper finds its student and you see who is
        missing.
      </p>
      <h2>Deleting</h2>
      <p>
        Deleting a course deletes its assignments and training examples. Papers stay, without a course. A
        course that is over can be archived instead.
      </p>
    </>
  ),
};
