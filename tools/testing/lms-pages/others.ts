import { essay } from './essay.ts';
import { tinyOn, traps } from './tiny.ts';

const text = essay.map((paragraph) => `<p>${paragraph}</p>`).join('');

export const moodleForumAddress = 'https://moodle.example.edu/mod/forum/discuss.php';
export const moodleForum = `<!doctype html><title>Forum</title><body class="course-7"><h3 class="discussionname">Does sleep help?</h3>
<article class="forum-post-container" data-region="post" data-post-id="70"><a href="/user/view.php?id=13&amp;course=7">Ben Cole</a><div id="post-content-70"><p>Sleep did not help me before my last exam, because I worried all night. I read my notes again in the morning, and that helped me more than the hours in bed.</p></div>
<div data-content="inpage-reply-content" style="display:none"><form data-post-id="70" id="inpage-reply-70" data-content="inpage-reply-form"><textarea name="post"></textarea></form></div>
<div data-region="replies-container"><article class="forum-post-container" data-region="post" data-post-id="71"><a href="/user/view.php?id=12&amp;course=7">Ana D&iacute;az</a>
<div id="post-content-71">${text}</div>
<div data-content="inpage-reply-content"><form data-post-id="71" id="inpage-reply-71" data-content="inpage-reply-form" data-trap><textarea name="post"></textarea><button data-trap>Submit</button></form></div></article></div></article>${traps}</body>`;

export const forumGraderAddress = 'https://moodle.example.edu/mod/forum/view.php';
export const forumGrader = `<!doctype html><title>Forum</title><body class="course-7 cmid-44"><form hidden><input name="discussion" value="0"></form><div data-region="unified-grader" data-cmid="">
<nav><a href="/course/view.php?id=7"><h5>Psychology 101</h5></a><button data-action="closegrader"><h5>Weekly forum</h5></button><h5>Grading</h5></nav>
<div data-region="user_picker"><h5 data-region="name" data-userid="12"> Ana D&iacute;az </h5></div>
<div data-region="module_content"><div id="post-content-1">${text}</div><div id="post-content-2"><p>My second post.</p></div></div>
<div data-region="grade"><form><label for="g1">Grade</label><input type="number" id="g1" name="grade" min="0" max="10" step="any" data-trap></form></div></div>${traps}</body>`;

/** The same grader with a rubric instead of a grade box. */
export const forumRubric = forumGrader.replace(
  /<form>.*<\/form>/u,
  `<form><div id="rubric-advancedgrading-1" class="criterion"><div><h5 class="description">Thesis</h5>
<div class="form-check"><input class="level" type="radio" name="advancedgrading[criteria][3][levelid]" id="advancedgrading-criteria-3-levels--definition" value="" aria-checked="true" checked><label for="advancedgrading-criteria-3-levels--definition"><span>Not set</span><span> - points</span></label></div>
${[0, 4, 8].map((points) => `<div class="form-check"><input class="level" type="radio" name="advancedgrading[criteria][3][levelid]" id="advancedgrading-criteria-3-levels-${points}-definition" value="${points}"><label for="advancedgrading-criteria-3-levels-${points}-definition"><span>Level</span><span>${points} points</span></label></div>`).join('')}
<textarea name="advancedgrading[criteria][3][remark]"></textarea></div></div></form>`,
);

export const brightspaceAddress = 'https://d2l.example.edu/d2l/le/activities/iterator/5501';
/** Two levels of open shadow roots, an editor that is read on its blur event, and a number field. */
export const brightspace = `<!doctype html><title>Evaluate</title><body><x-page></x-page>${traps}<script>
customElements.define('d2l-htmleditor', class extends HTMLElement { html = ''; });
customElements.define('d2l-input-number', class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<input>'; this.value = ''; } });
customElements.define('x-right', class extends HTMLElement { constructor() { super();
  this.attachShadow({ mode: 'open' }).innerHTML = '<d2l-input-number id="d2l-grade"></d2l-input-number><d2l-htmleditor></d2l-htmleditor><button data-trap>Publish</button>';
  this.shadowRoot.addEventListener('d2l-htmleditor-blur', (event) => { window.kept = event.target.html; });
  this.shadowRoot.querySelector('d2l-input-number').addEventListener('change', (event) => { window.graded = event.target.value; });
} });
customElements.define('x-page', class extends HTMLElement { constructor() { super();
  this.attachShadow({ mode: 'open' }).innerHTML = '<h1>Week 3 essay</h1><h2>Ana D\u00edaz</h2><d2l-html-block><template>${text}</template></d2l-html-block><x-right></x-right>'; } });
</script></body>`;

export const blackboardOuter = 'https://bb.example.edu/ultra/outline';
export const blackboardFrame = 'https://bb.example.edu/webapps/assignment/gradeAssignment';
export const blackboard = `<!doctype html><title>Grade</title><body><h1 id="pageTitleText">Week 3 essay</h1>
<div class="students-pager"><h3><span>Ana D&iacute;az</span></h3></div>
<div id="submissionTextView"><div class="vtbegenerated">${text}</div></div>
<input id="currentAttempt_grade" data-trap><input type="hidden" id="currentAttempt_pointsPossible" value="40">
<textarea id="feedbacktext"></textarea><button data-trap>Submit</button>${traps}${tinyOn('feedbacktext', '/tinymce')}</body>`;

export const ultraAddress = 'https://bb.example.edu/ultra/courses/_7_1/grades/grade/_41_1';
export const ultra = `<!doctype html><title>Ultra</title><body><div id="work">${text}</div><div id="box" contenteditable="true"></div>${traps}</body>`;

export const classroomAddress =
  'https://classroom.google.com/c/Njk3/a/NDE3/submissions/by-status/and-sort-name/student/Nzk4NDE3';
export const classroom = `<!doctype html><title>Classroom</title><body><div class="Xy12" id="work">${text}</div>
<div class="aBc9" role="textbox" contenteditable="true" aria-label="Add private comment&hellip;"></div><button data-trap>Return</button>${traps}</body>`;

export const anyAddress = 'https://canvas.example.edu/some/tool';
export const anyPage = `<!doctype html><title>Another system</title><body><div id="work">${text}</div>
<textarea id="other">Mine</textarea><textarea id="box"></textarea>${traps}</body>`;
