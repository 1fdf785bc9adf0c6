import { all, first, nameIn, numberIn, param, textOf, valueOf } from '../dom.ts';
import { moodleCourse, pointsInLabel, profileLink, studentInLink } from '../moodle-ids.ts';
import { fileWork, filesIn, textWork } from '../read-work.ts';
import { namesOn, type Site, type SiteWork } from '../site.ts';

const user = `[data-region="user-info"] ${profileLink}`;

/** The assignment grader, as seen in Moodle 4.5; sites may stand in a sub-path. */
export const moodleAssign: Site = {
  id: 'moodle-assign',
  path: /\/mod\/assign\/view\.php$/u,
  mark: '#page-mod-assign-grader, [data-region="grade"]',
  identify: () => ({
    course: moodleCourse(),
    assignment: param('id'),
    student: shownStudent() ?? param('userid'),
    attempt: valueOf('[data-region="grade"] input[name="attemptnumber"]'),
  }),
  names: {
    courseName: ['[data-region="assignment-info"] a[href*="/course/view.php"]'],
    title: [
      '[data-region="assignment-info"] a[href*="/mod/assign/view.php"]',
      '[data-region="assignment-info"] a',
    ],
    studentName: [user, '[data-region="user-info"] h4'],
  },
  // The student's name and the address change at different moments.
  isChanging: () => {
    const [shown, asked] = [shownStudent(), param('userid')];
    return (
      (shown !== null && asked !== null && shown !== asked) ||
      first('[data-region="grade"] [data-region="loading-icon-container"]') !== null
    );
  },
  grade: [
    ['#id_grade', 'value'],
    ['[data-region="grade"] input[name="grade"]', 'value'],
  ],
  rubricRow: '#rubric-advancedgrading tr.criterion, #guide-advancedgrading tr.criterion',
  maxPoints: () => pointsInLabel(['#fitem_id_grade label', 'label[for="id_grade"]']),
  offers: ['assigned'],
};

export const moodleAssignWork: SiteWork = {
  comment: [
    ['textarea#id_assignfeedbackcomments_editor', 'tinymce'],
    ['#id_assignfeedbackcomments_editoreditable', 'editable'],
    ['#id_assignfeedbackcomments_editor_ifr', 'frame'],
    ['textarea[name="assignfeedbackcomments_editor[text]"]', 'value'],
  ],
  rubric: {
    name: '.description, .criteriondescription, .criterionshortname',
    points: 'input[name^="advancedgrading"][name$="[score]"]',
    remark: 'textarea[name^="advancedgrading"][name$="[remark]"]',
    level: ['td.level', '.scorevalue'],
  },
  read: async () => {
    const files = filesIn(
      '.assignsubmission_file .fileuploadsubmission a[href*="pluginfile.php"], .fileuploadsubmission a[href*="pluginfile.php"]',
    );
    const file = await fileWork(files);
    const otherFiles = Math.max(0, files.length - 1);
    if (file !== null) return { work: file, otherFiles };
    const text = textWork([
      '[class*="full_assignsubmission_onlinetext_"] .no-overflow',
      '[class*="full_assignsubmission_onlinetext_"]',
      '[class*="summary_assignsubmission_onlinetext_"]',
    ]);
    return { work: text, otherFiles };
  },
  readAssigned: async () => {
    const { title } = namesOn(moodleAssign);
    const rubric = all('#rubric-advancedgrading tr.criterion').map((row) => {
      const levels = all('td.level', row).map((level) => ({
        name: '',
        description: nameIn(['.definition'], { root: level }) ?? '',
        points: numberIn(first('.scorevalue', level)?.textContent) ?? 0,
      }));
      const maxPoints = Math.max(0, ...levels.map(({ points }) => points));
      return { name: nameIn(['.description'], { root: row }) ?? '', description: '', maxPoints, levels };
    });
    const maxPoints = moodleAssign.maxPoints?.() ?? null;
    return { title, instructions: await readIntroduction(), maxPoints, rubric };
  },
};

/** The grader shows no instructions, so the assignment's own page is read. */
async function readIntroduction(): Promise<string> {
  const answer = await fetch(`${location.pathname}?id=${encodeURIComponent(param('id') ?? '')}`, {
    credentials: 'same-origin',
  }).catch(() => null);
  if (answer === null || !answer.ok) return '';
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const introduction = first('#intro, [data-for="page-activity-header"] .activity-description', page);
  return introduction === null ? '' : textOf(introduction);
}

/** From the link to the student's profile: the form's hidden `userid` is 0. */
const shownStudent = () => studentInLink(user);
