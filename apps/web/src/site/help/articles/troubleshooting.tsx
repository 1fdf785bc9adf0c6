import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

export const troubleshooting: Article = {
  slug: 'troubleshooting',
  group: 'When something goes wrong',
  title: 'When something goes wrong',
  summary: 'The messages that you may meet, what they mean, and what to do.',
  alsoFoundBy: 'error failed stuck slow offline cannot refused scan password protected',
  body: (
    <>
      <h2>A file is refused</h2>
      <ul>
        <li>
          <b>Too large.</b> More than 10 MB is nearly always pictures. Let Word make them smaller, or save as
          PDF.
        </li>
        <li>
          <b>No text in it.</b> A scan or photographs. Ask for the original, or run text recognition.
        </li>
        <li>
          <b>A password, or damaged.</b> Open it, save it again without a password, and upload the new file.
        </li>
        <li>
          <b>Another type.</b> A file called .docx that is something else inside. Save it from Word as DOCX.
        </li>
      </ul>
      <h2>“AI Grading” does not end</h2>
      <p>
        A large class takes its time, and the queue shows how far it is. A paper that the engine loses is
        taken up again by itself, three times at most, and then stands as <b>Error</b>. Choose{' '}
        <b>Grade again</b> in its menu, or open it and grade it by hand: its pages are shown beside the form.
      </p>
      <h2>A score seems wrong</h2>
      <p>
        Press <b>why?</b> beside it. Dismiss what you do not share, or set it by hand. If a rule is wrong,
        tell us which: <a href="/contact">send a message</a> with the finding’s source, without the student’s
        text.
      </p>
      <h2>“You are logged out”</h2>
      <p>Sign in again. What you had not saved is put back.</p>
      <h2>“The server cannot be reached”</h2>
      <p>
        Check your connection. What you typed on the review screen stays on this device and is sent when the
        connection is back.
      </p>
      <h2>“Too many requests”</h2>
      <p>
        Wait a minute. If it comes back, somebody in your network may be using a program; ask your operator.
      </p>
      <h2>Nothing of this</h2>
      <p>
        Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>. Say what you did, what
        happened, and the request id if a message shows one. Leave students’ names and papers out of it.
      </p>
    </>
  ),
};
