import { moment } from './readable.ts';

/** What each file of the archive is. */
export function readmeOf(email: string, at: Date): string {
  return `Everything that Greenpen holds for ${email}
Made ${moment(at)}

Most things are here twice: .txt and .csv to read, .json for a program. All texts are UTF-8, all times UTC.

README.txt               this text
profile                  your name and address, how you sign in, where you are signed in, your API key's last
                         characters, your plan and your grading criteria
feedback-templates       your comments
courses/                 a folder for each course:
  course                 what is taught, the rubric, and what you set for each week
  class-list.csv         its students
  graded-examples/       papers that you graded, from which Greenpen learns your scale
  discussion-examples/   your answers in discussions
marks.csv                the marks of all papers, as the grading queue exports them
papers/                  a folder for each paper, the newest first:
  (the file itself)      as it was uploaded; it is missing once its retention time has passed
  feedback               marks, your feedback and the findings; the .json also has every earlier review and every
                         draft of yours that grading again replaced
  as-read.txt            the text as Greenpen read it
activity                 what was done in your account and when; papers by their id, as in feedback.json
NOT-INCLUDED.txt         only where something that is stored could not be read: what it was

Left out, because they only open doors: your password, the keys of two-factor sign-in, API keys and sessions. Of
these Greenpen stores what is needed to check them, and not more.

Papers hold what students wrote. Keep this file where only you can read it.
`;
}
