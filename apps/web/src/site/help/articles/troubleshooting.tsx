import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

export const troubleshooting: Article = {
  slug: 'troubleshooting',
  group: 'When something goes wrong',
  title: 'When something goes wrong',
  summary: 'What messages mean, and what to do.',
  alsoFoundBy: 'error failed stuck slow offline cannot refused scan password protected',
  body: (
    <>
      <h2>A file is refused</h2>
      <ul>
        <li>
          <b>Too large.</b> Files larger than 10 MB usually contain large pictures. Compress them in Word, or
          save as PDF.
        </li>
        <li>
          <b>No text.</b> The file is a scan or contains only photographs. Ask for the original, or run text
          recognition.
        </li>
        <li>
          <b>Password-protected or damaged.</b> Open the file, save it without a password, and upload the new
          file.
        </li>
        <li>
          <b>Wrong type.</b> The content does not match the extension, such as .docx. Save it from Word as
          DOCX.
        </li>
      </ul>
      <h2>“AI Grading” does not end</h2>
      <p>
        A large class takes some time, and the queue shows the progress. A paper that fails is retried
        automatically, up to three times, and then has the status <b>Error</b>. Choose <b>Grade again</b> in
        its menu, or open it and grade it by hand: its pages are shown beside the form.
      </p>
      <h2>A score seems wrong</h2>
      <p>
        Press <b>why?</b> beside it. Dismiss findings you disagree with, or set the score by hand. If a rule
        is wrong, tell us which: <a href="/contact">send a message</a> with the finding’s source, without the
        student’s text.
      </p>
      <h2>“You are logged out”</h2>
      <p>Sign in again. Your unsaved changes are restored.</p>
      <h2>“The server cannot be reached”</h2>
      <p>
        Check your connection. Your changes on the review screen stay on this device and are sent when the
        connection is back.
      </p>
      <h2>“Too many requests”</h2>
      <p>
        Wait a minute. If the message returns, a program in your network may be sending requests; ask your
        operator.
      </p>
      <h2>Other problems</h2>
      <p>
        Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>. Describe what you did
        and what happened, and include the request id if a message shows one. Do not send students’ names or
        papers.
      </p>
    </>
  ),
};
