import type { Article } from '../article.ts';

export const studentData: Article = {
  slug: 'student-data',
  group: 'Your account and your data',
  title: 'What happens to your students’ papers',
  summary: 'Where they are, who sees them, when they are deleted, and what you can do yourself.',
  alsoFoundBy: 'privacy ferpa gdpr security encryption retention delete export data model training',
  body: (
    <>
      <ul>
        <li>Papers and what is made of them are encrypted at rest. The key belongs to the installation.</li>
        <li>You alone see them: not other instructors, and not through the admin pages.</li>
        <li>
          The file, its text, the findings’ quotes and drafts that you never approved are deleted within 30
          days; your installation may do so sooner. The screens say when.
        </li>
        <li>Approved grades and feedback are your record and stay until you delete them.</li>
        <li>No model is trained on papers here.</li>
        <li>
          The engine runs on the installation’s own machines and needs no language model. Whether one is
          connected is decided by whoever runs the installation. Where one is, <b>Settings</b> names it and
          where it is called; it drafts feedback and never scores, and you can switch it off there.
        </li>
      </ul>
      <h2>Delete now</h2>
      <p>
        A paper: from the menu in the queue; it can be put back for ten minutes and is gone for good after
        that. Your whole account, and a copy of everything in it: under <b>Delete account</b> and{' '}
        <b>Export everything</b> on the Account screen.
      </p>
      <p>
        All of it in full: the <a href="/privacy">privacy policy</a>.
      </p>
    </>
  ),
};
