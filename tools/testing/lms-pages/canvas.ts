import { essay } from './essay.ts';
import { tinyOn, traps } from './tiny.ts';

export const speedGrader = 'https://canvas.example.edu/courses/7/gradebook/speed_grader';
export const preview = 'https://canvas.example.edu/courses/7/assignments/41/submissions/12';
export const submissionApi = 'https://canvas.example.edu/api/v1/courses/7/assignments/41/submissions/12';
export const assignmentApi = 'https://canvas.example.edu/api/v1/courses/7/assignments/41';
export const discussion = 'https://canvas.example.edu/courses/7/discussion_topics/5';

const text = essay.map((paragraph) => `<p>${paragraph}</p>`).join('');

export const previewPage = `<!doctype html><div id="submission_preview" class="user_content">${text}</div>`;

export const submissionJson = JSON.stringify({ id: 1, attempt: 1, body: text, attachments: [] });

export const classic = `<!doctype html><title>SpeedGrader</title><body>
<div id="context_title">Psychology 101</div><div id="assignment_url"><h2>Week 3 essay</h2></div>
<div id="combo_box_container"><span class="ui-selectmenu-status"><span class="ui-selectmenu-item-icon">&#9679;</span> <span class="ui-selectmenu-item-header">Ana D&iacute;az</span></span></div>
<div id="iframe_holder"><iframe id="speedgrader_iframe" src="${preview}"></iframe></div>
<div id="grade_container"><label for="grading-box-extended">Grade <input id="grading-box-extended" data-trap> out of 20</label></div>
<textarea id="speed_grader_comment_textarea"></textarea><button id="comment_submit_button" data-trap>Submit</button>
${traps}</body>`;

/** The new interface: a grade box that React controls, as far as its setter goes, and TinyMCE by a random id. */
export const modern = `<!doctype html><title>SpeedGrader</title><body>
<button data-testid="student-select-trigger">Ana D&iacute;az</button><span data-testid="student-avatar" name="Ana D&iacute;az"></span>
<h2 data-testid="assignment-title-name">Week 3 essay</h2>
<iframe data-testid="submission-preview-iframe" src="${preview}"></iframe>
<section data-testid="speedgrader-grading-panel">
  <input data-testid="grade-input" data-trap id="grade"><span data-testid="grade-input-points-possible">/ 20</span>
  <div data-testid="assignment-comment-input"><textarea id="x81f"></textarea></div>
  <button data-testid="submit-comment-button" data-trap>Submit</button>
</section>
<p id="state"></p>${traps}
<script>
// As React does: its tracker sits on the element's own value, so a plain assignment goes unnoticed.
const input = document.querySelector('#grade');
let tracked = '';
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
Object.defineProperty(input, 'value', { get() { return native.get.call(this); }, set(v) { tracked = String(v); native.set.call(this, v); } });
input.addEventListener('input', () => { const now = native.get.call(input); if (now !== tracked) { tracked = now; document.querySelector('#state').textContent = now; } });
</script>${tinyOn('x81f', '/tinymce')}</body>`;

export const discussionPage = `<!doctype html><title>Discussion</title><body><h1 data-testid="message_title">Does sleep help?</h1>
<span class="user_content" data-resource-id="5"><p>Does sleep help?</p></span>
<div data-testid="DiscussionEdit-container" style="display:none"><textarea id="message-body-root"></textarea></div>
<div><span data-testid="author_name"><span class="user_content">Ben Cole</span></span>
  <span class="user_content" data-resource-id="70"><p>I never sleep.</p></span></div>
<div><span data-testid="author_name"><span class="user_content">Ana D&iacute;az</span><span data-testid="author-pronouns">&nbsp;(she/her)</span></span>
  <span class="user_content" data-resource-id="71">${text}</span></div>
<div data-testid="DiscussionEdit-container"><textarea id="message-body-71"></textarea></div>
<div><span class="user_content" data-resource-id="72"><p>Later.</p></span></div>
${traps}${tinyOn('message-body-71', '/tinymce')}</body>`;
