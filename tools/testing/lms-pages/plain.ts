import { moodleAddress } from './moodle.ts';

type Plain = { readonly name: string; readonly work: string; readonly more?: string };

/** Moodle's grader without an editor. */
export const plainGrader = ({ name, work, more = '' }: Plain): string => `<!doctype html><title>Grader</title>
<body id="page-mod-assign-grader" class="course-7">${more}
<div data-region="user-info"><h4><a href="/user/view.php?id=12&course=7">${name}</a></h4></div>
<div class="full_assignsubmission_onlinetext_9"><div class="no-overflow">${work}</div></div>
<form data-region="grade"><input id="id_grade"><textarea name="assignfeedbackcomments_editor[text]"></textarea></form></body>`;

export const plainAddress = (assignment: number): string => `${moodleAddress}?id=${assignment}&userid=12`;
