import uploadDark from '../../images/upload-dark.webp';
import uploadLight from '../../images/upload-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const uploading: Article = {
  slug: 'uploading',
  group: 'The screens',
  title: 'Uploading papers',
  summary: 'Supported files, the number of files at once, and how students’ names are found.',
  alsoFoundBy: 'pdf docx txt size limit drag drop files refused student name',
  body: (
    <>
      <Shot
        light={uploadLight}
        dark={uploadDark}
        alt="The upload screen with its drop field and the grading settings."
      />
      <h2>Supported files</h2>
      <ul>
        <li>PDF, DOCX and TXT, identified by content and not by name.</li>
        <li>Up to 10 MB per file, and up to 200 files at once.</li>
        <li>
          Each file is accepted or refused separately, with the reason; you can upload a refused file again.
        </li>
      </ul>
      <p>
        A scanned PDF contains no text, and a file with a password cannot be read. Both are refused with that
        reason: ask for the DOCX, or run text recognition first.
      </p>
      <h2>Course and assignment</h2>
      <p>
        Both are optional. If you choose a course assignment, the paper is compared with its length, number of
        sources, question and rubric. Choosing another course clears the assignment.
      </p>
      <h2>How the student is found</h2>
      <p>
        The name comes from the file name of a Canvas, Moodle or Blackboard bulk download, or else from the
        paper’s title page, or else from the document’s properties. If the course has a class list, the name
        is matched with it. You can correct name and e-mail address on the review screen.
      </p>
    </>
  ),
};
