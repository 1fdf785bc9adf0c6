import { product } from '../../product.ts';
import { PolicyFrame } from './policy-frame.tsx';

const contact = <a href="/contact">Contact</a>;

/** Describes what the software does and marks what the operator decides. */
export function PolicyPage() {
  const { name, supportEmail } = product;
  return (
    <PolicyFrame
      title="Privacy Policy"
      date="Last updated: August 5, 2025"
      note={
        <p>
          {name} is software that a university, a department or a company runs as its own installation. “The
          operator” runs the installation that you use. If something is the operator’s decision, this page
          says so. <a href="/privacy/2025-01-30">The earlier version of January 30, 2025.</a>
        </p>
      }
    >
      <h2>In short</h2>
      <ul>
        <li>Papers are processed only for grading. {name} trains no model on them, and they are not sold.</li>
        <li>They are encrypted at rest and shown only to the instructor who uploaded them.</li>
        <li>They are deleted within 30 days. The operator can set a shorter period.</li>
        <li>You can export all your data and delete your account yourself.</li>
      </ul>
      <WhatIsStored />
      <WhatIsNotDone />
      <LanguageModels />
      <RetentionAndRights />
      <h2>FERPA and other laws</h2>
      <p>
        {name} follows the guidelines of the Family Educational Rights and Privacy Act: education records are
        shown only to the instructor who works with them, access is logged, and they are deleted when they are
        no longer needed. The operator and the university determine which law applies to an installation, and
        the legal basis for processing student data.
      </p>
      <h2>Security</h2>
      <p>
        Connections are encrypted if the operator serves the installation over https, as the operating
        instructions require. Sign-in attempts are limited, and you can turn on a second factor. Uploaded
        files are parsed in a separate process.
      </p>
      <h2>Changes</h2>
      <p>
        New versions are published here with their date, with links to earlier ones. This version is in force
        since August 5, 2025.
      </p>
      <h2>Contact</h2>
      <p>
        For questions about this page or your data, use {contact} (category “Privacy and data”) or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PolicyFrame>
  );
}

function WhatIsNotDone() {
  return (
    <>
      <h2>What we do not do</h2>
      <ul>
        <li>No advertising, no tracking, and only the cookies needed for signing in.</li>
        <li>No pictures, fonts or scripts from other servers.</li>
        <li>No automated decisions about students: a grade is a draft until the instructor approves it.</li>
      </ul>
    </>
  );
}

function RetentionAndRights() {
  return (
    <>
      <h2>How long</h2>
      <p>
        At most 30 days after the upload, a daily job deletes the file, the text, the quotes and every
        unapproved draft; the operator can set fewer days, and the screens show the date. Approved grades and
        feedback, your examples, and passages that you kept to say what meets an assignment stay until you
        delete them. You can restore deleted papers for ten minutes. The operator makes backups and decides
        how long to keep them.
      </p>
      <h2>Your rights</h2>
      <p>
        On the Account screen you can export everything as a ZIP file and delete the account with all its
        papers. Other requests (for access, correction or deletion) are handled within 30 days; write to us
        through {contact}. Students should first ask their instructor or university, because it is their
        record.
      </p>
    </>
  );
}

function LanguageModels() {
  return (
    <>
      <h2>Language models</h2>
      <p>
        The engine needs no language model, and by default none is connected: papers do not leave the
        installation’s machines. The operator decides whether to connect a model. If one is connected, the
        Settings screen names it and its host, and you can turn it off there for your account.
      </p>
      <p>
        A connected model only drafts feedback: scores and findings are computed on the installation’s
        machines. For each paper it receives the paper’s text without the student’s name, the findings and
        scores, the first draft, and your assignment. Other names in the text, such as those of people it is
        about, are included. The operator’s contract with the provider says what the provider stores, and for
        how long.
      </p>
    </>
  );
}

function WhatIsStored() {
  return (
    <>
      <h2>What is stored</h2>
      <ul>
        <li>
          <b>Your account</b>: name, e-mail address, a hash of your password (or your sign-in provider), plan
          and dates.
        </li>
        <li>
          <b>Papers</b>: the file, its text, the findings with their quotes, the scores and the feedback. They
          are encrypted with AES-256-GCM and the installation’s key. Keyed hashes of word sequences, from
          which no text can be read, show when two of your papers share text; they are deleted with the text.
        </li>
        <li>
          <b>Students’ names and addresses</b>, if they are in a file name, the paper or your class list. They
          are stored in the database without separate encryption, so that lists can be searched.
        </li>
        <li>
          <b>Teaching material</b>: courses, assignments, requirements with passages that you ruled on,
          rubrics, templates, graded examples, settings.
        </li>
        <li>
          <b>An audit log</b>: who did what, when, and from which address. It holds ids and numbers, never a
          student’s text or name.
        </li>
        <li>
          <b>Messages</b> from the contact form: encrypted, read by the operator’s administrators, deleted
          after a year.
        </li>
        <li>
          <b>Texts from the demo page</b>: encrypted, deleted after ten minutes, not linked to an account.
        </li>
      </ul>
    </>
  );
}
