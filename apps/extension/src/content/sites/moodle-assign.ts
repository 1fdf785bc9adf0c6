import {
  all,
  first,
  isVisible,
  nameIn,
  numberIn,
  param,
  pointsIn,
  region,
  textOf,
  textWithout,
  valueOf,
} from '../dom.ts';
import { moodleId, profileLink, studentInLink } from '../moodle-ids.ts';
import { fileWork, filesIn, textWork } from '../read-work.ts';
import { namesOn, type Site, type SiteWork } from '../site.ts';

const userInfo = region('user-info');
const user = `${userInfo} ${profileLink}`;
const gradeRegion = region('grade');

/** The assignment grader, as seen in Moodle 4.5; sites may stand in a sub-path. */
export const moodleAssign: Site = {
  id: 'moodle-assign',
  path: /\/mod\/assign\/view\.php$/u,
  mark: gradeRegion,
  identify: () => ({
    course: moodleId('course'),
    assignment: param('id'),
    student: shownStudent() ?? param('userid'),
    attempt: shownAttempt(),
  }),
  names: {
    courseName: () => linkedName('/course/'),
    title: () => linkedName('/mod/assign/'),
    // Beside the name stand the e-mail address and the due date.
    studentName: () => textWithout(first(`${userInfo} h4`), 'em, small'),
  },
  firstAttempt: 0,
  isChanging,
  grade: [['#id_grade', 'value']],
  rubricRow: '#rubric-advancedgrading tr.criterion, #guide-advancedgrading tr.criterion',
  maxPoints: () => pointsIn(nameIn(['label[for="id_grade"]'])),
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
    const rubric = [
      ...all('#rubric-advancedgrading tr.criterion').map(readCriterion),
      ...all('#guide-advancedgrading tr.criterion').map(readGuideRow),
    ];
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

/** A criterion of a rubric. */
function readCriterion(row: Element) {
  const levels = all('td.level', row).map((level) => ({
    name: '',
    description: nameIn(['.definition'], { root: level }) ?? '',
    points: numberIn(first('.scorevalue', level)?.textContent) ?? 0,
  }));
  const maxPoints = Math.max(0, ...levels.map(({ points }) => points));
  return { name: nameIn(['.description'], { root: row }) ?? '', description: '', maxPoints, levels };
}

/** A criterion of a marking guide, which has points without levels. */
function readGuideRow(row: Element) {
  const description = first('.criteriondescription', row);
  return {
    name: nameIn(['.criterionshortname'], { root: row }) ?? '',
    description: description === null ? '' : textOf(description),
    maxPoints: pointsIn(nameIn(['td.score'], { root: row })) ?? 0,
    levels: [],
  };
}

/** "Assignment: Week 3 essay" without the word for its kind, which Moodle puts before each name. */
function linkedName(path: string): string | null {
  const name = nameIn([`${region('assignment-info')} a[href*="${path}view.php"]`]);
  return name?.replace(/^[^:]+: /u, '') ?? null;
}

/** From the link to the student's profile: the form's hidden `userid` is 0. */
const shownStudent = () => studentInLink(user);

/** The form says -1 for the newest attempt, which the chooser lists where there are several. */
function shownAttempt(): string | null {
  const shown = valueOf(`${gradeRegion} input[name="attemptnumber"]`);
  if (shown !== '-1') return shown;
  const attempts = all('input[name="select-attemptnumber"]').map((one) => Number(one.getAttribute('value')));
  return String(Math.max(0, ...attempts));
}

/**
 * Another student's name, address and form arrive one after the other, each faded out and in again; while the form is
 * loading, its region is empty, and while it is saved, an overlay covers it.
 */
function isChanging(): boolean {
  const [shown, asked] = [shownStudent(), param('userid')];
  return (
    (shown !== null && asked !== null && shown !== asked) ||
    first(`${gradeRegion}:not(form):not(:has(form))`) !== null ||
    all(`${userInfo}, ${gradeRegion}`).some(isFading) ||
    all(region('overlay')).some(isVisible)
  );
}

const isFading = (region: Element): boolean =>
  region instanceof HTMLElement && !['', '1'].includes(region.style.opacity);
