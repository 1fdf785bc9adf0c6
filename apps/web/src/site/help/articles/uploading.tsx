import uploadDark from '../../images/upload-dark.webp';
import uploadLight from '../../images/upload-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const uploading: Article = {
  slug: 'uploading',
  group: 'The screens',
  title: 'Uploading papers',
  summary: 'Which files are taken, how many at once, and how a student’s name is found.',
  alsoFoundBy: 'pdf docx txt size limit drag drop files refused student name',
  body: (
    <>
      <Shot
        light={uploadLight}
        dark={uploadDark}
        alt="The upload screen with its drop field and the grading settings."
      />
      <h2>What is taken</h2>
      <ul>
        <li>PDF, DOCX and TXT, judged by what is in the file and not by its name.</li>
        <li>Up to 10 MB a file, and up to 200 files at once.</li>
        <li>
          Each file is taken or refused by itself, with the reason; a refused one can be sent again alone.
        </li>
      </ul>
      <p>
        A PDF that is only a scan holds no text, and a file with a password cannot be read. Both are refused
        with that reason: ask for the DOCX, or run text recognition first.
      </p>
      <h2>Course and assignment</h2>
      <p>
        Both are optional. With a course assignment, what you set is read as well: the length and the number
        of sources that you asked for, the question, and the rubric. Choosing another course clears the
        assignment.
      </p>
      <h2>How the student is found</h2>
      <p>
        First from the file’s name, as Canvas, Moodle and Blackboard name the files of a bulk download; then
        from the paper’s title page; then from the document’s own data. With a class list in the course, the
        name is matched with it. You can correct name and address on the review screen.
      </p>
    </>
  ),
};
