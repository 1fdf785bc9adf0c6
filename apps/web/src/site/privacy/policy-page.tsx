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
          operator” is the organization that runs the one you use. Where the operator decides something, this
          page says so. <a href="/privacy/2025-01-30">The earlier version of January 30, 2025.</a>
        </p>
      }
    >
      <h2>In short</h2>
      <ul>
        <li>
          Papers are read to be graded, and for nothing else. {name} trains no model on them, and they are not
          sold.
        </li>
        <li>They are encrypted at rest and shown to the instructor who uploaded them, and to no one else.</li>
        <li>They are deleted within 30 days. The operator can set fewer.</li>
        <li>You can take out everything that you have here, and delete your account, yourself.</li>
      </ul>
      <WhatIsStored />
      <WhatIsNotDone />
      <LanguageModels />
      <RetentionAndRights />
      <h2>FERPA and other laws</h2>
      <p>
        {name} is built to the guidelines of the Family Educational Rights and Privacy Act: education records
        are shown only to the instructor who works with them, access is logged, and they are deleted when they
        are no longer needed. Which laws apply to an installation, and on what legal basis it processes
        student data, is for its operator and the university to decide.
      </p>
      <h2>Security</h2>
      <p>
        Connections are encrypted where the operator serves the installation over https, as the instructions
        for operating it ask. Sign-in attempts are limited, and a second factor can be switched on. Uploaded
        files are opened in a process of their own that can do no harm to the rest.
      </p>
      <h2>Changes</h2>
      <p>
        New versions are published here with their date, and earlier ones stay linked. This one has been in
        force since August 5, 2025.
      </p>
      <h2>Contact</h2>
      <p>
        Questions about this page, or about your data: write by {contact} (category “Privacy and data”) or to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </PolicyFrame>
  );
}

function WhatIsNotDone() {
  return (
    <>
      <h2>What is not done</h2>
      <ul>
        <li>No advertising, no tracking, no cookies but those that sign you in and keep you signed in.</li>
        <li>No pictures, fonts or scripts from other servers: pages come from the installation alone.</li>
        <li>
          No decision about a student without a person: a grade is a draft until the instructor approves it.
        </li>
      </ul>
    </>
  );
}

function RetentionAndRights() {
  return (
    <>
      <h2>How long</h2>
      <p>
        30 days after the upload at the latest, a daily job deletes the file, the text, the quotes and every
        draft that was never approved; the operator can set fewer days, and the screens say when. Grades and
        feedback that you approved, and the examples that you entered, are your own record: they stay until
        you delete them. What you delete can be restored for ten minutes and is gone permanently after that.
        Backups are made and kept by the operator, who decides for how long.
      </p>
      <h2>Your rights</h2>
      <p>
        On your account’s page you can take out everything as a ZIP file and delete the account at once, with
        all papers in it. Other requests (to see, to correct, to delete) are handled within 30 days; write by{' '}
        {contact}. Students should contact their instructor or university first, which keeps the record.
      </p>
    </>
  );
}

function LanguageModels() {
  return (
    <>
      <h2>Language models</h2>
      <p>
        The engine needs no language model, and as delivered none is connected: papers do not leave the
        installation’s machines. Whether a model is connected, and whose, is decided by the operator; where
        one is, the Settings screen names it and the host that it is called at, and there you can switch it
        off for yourself.
      </p>
      <p>
        A connected model drafts feedback, and nothing else: scores and findings are computed on the
        installation’s machines. For each paper it is sent the paper’s text without the student’s name, the
        findings and scores, the first draft, and what you set for the assignment. Other names that a text
        mentions, such as those of people it writes about, are included. What its provider keeps, and for how
        long, depends on the operator’s contract with it.
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
          <b>Your account</b>: name, e-mail address, a hash of your password (or who signs you in), plan and
          dates.
        </li>
        <li>
          <b>Papers</b>: the file, the text that is read from it, the findings with the words that they quote,
          the scores and the feedback. Encrypted with AES-256-GCM, with a key of the installation.
        </li>
        <li>
          <b>Students’ names and addresses</b>, as far as a file’s name, the paper or your class list gives
          them. So that lists can be searched, they are kept in the database without additional encryption.
        </li>
        <li>
          <b>What you teach with</b>: courses, assignments, rubrics, templates, graded examples, settings.
        </li>
        <li>
          <b>A log of what was done</b>: who, what, when, from which address. It holds ids and numbers, never
          a student’s text or name.
        </li>
        <li>
          <b>Messages</b> that you send by the contact form: encrypted, read by the operator’s admins, deleted
          after a year.
        </li>
        <li>
          <b>Texts that visitors try on the demo page</b>: encrypted, deleted after ten minutes, tied to no
          account.
        </li>
      </ul>
    </>
  );
}
