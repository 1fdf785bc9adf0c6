import type { Article } from '../article.ts';

export const studentData: Article = {
  slug: 'student-data',
  group: 'Your account and your data',
  title: 'What happens to your students’ papers',
  summary: 'Where papers are stored, who can see them, when they are deleted, and what you can do.',
  alsoFoundBy: 'privacy ferpa gdpr security encryption retention delete export data model training',
  body: (
    <>
      <ul>
        <li>Papers, reviews and feedback are encrypted at rest. The key belongs to the installation.</li>
        <li>Only you can see them: other instructors and the admin pages cannot.</li>
        <li>
          The file, its text, the quotes of findings and unapproved drafts are deleted within 30 days, or
          sooner in some installations. The screens show the date.
        </li>
        <li>Approved grades and feedback stay until you delete them.</li>
        <li>We train no models on papers.</li>
        <li>
          The engine runs on the installation’s own machines and needs no language model. The operator decides
          whether to connect one. If one is connected, <b>Settings</b> shows its name and host; it drafts
          feedback and never scores, and you can turn it off there.
        </li>
      </ul>
      <h2>Delete now</h2>
      <p>
        Delete a paper from its menu in the queue; you can restore it for ten minutes. On the Account screen,{' '}
        <b>Delete account</b> deletes your whole account, and <b>Export everything</b> downloads a copy of it.
      </p>
      <p>
        For details, see the <a href="/privacy">privacy policy</a>.
      </p>
    </>
  ),
};
