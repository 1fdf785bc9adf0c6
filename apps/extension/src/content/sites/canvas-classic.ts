import {
  speedGraderPath,
  readAssignedInCanvas,
  readCanvas,
  readNextInCanvas,
  speedGraderIds,
} from '../canvas-api.ts';
import { nameIn, pointsIn, valueOf } from '../dom.ts';
import { namesOn, type Site, type SiteWork } from '../site.ts';

/** SpeedGrader of Canvas before 2025, by its published source. The grade box saves on `change`. */
export const canvasClassic: Site = {
  id: 'canvas-classic',
  path: speedGraderPath,
  mark: '#grading-box-extended',
  identify: () => ({ ...speedGraderIds(), attempt: valueOf('#submission_to_view') }),
  names: {
    courseName: ['#context_title'],
    title: ['#assignment_url h2'],
    // The status holds an icon of text beside the name.
    studentName: ['#combo_box_container .ui-selectmenu-status .ui-selectmenu-item-header'],
  },
  grade: [['#grading-box-extended', 'saves-on-change']],
  rubricRow: '#rubric_full [id^="criterion_"]',
  firstAttempt: 0,
  // "Grade out of 20", "Grade % ( 8.5 / 10)"
  maxPoints: () => pointsIn(nameIn(['#grade_container label'])),
  offers: ['next', 'assigned'],
};

export const canvasClassicWork: SiteWork = {
  comment: [
    ['textarea#comment_rce_textarea', 'tinymce'],
    ['#speed_grader_comment_textarea', 'value'],
  ],
  rubric: {
    name: '.description_title, .description',
    points: 'td.criterion_points input, .criterion_points input',
    remark: 'textarea[data-selenium="criterion_comments_text"]',
  },
  read: () => readCanvas('#iframe_holder > iframe#speedgrader_iframe', valueOf('#submission_to_view')),
  readNext: () => readNextInCanvas('#students_selectmenu option', namesOn(canvasClassic)),
  readAssigned: readAssignedInCanvas,
};
