import { essay } from './essay.ts';

export const moodleAddress = 'https://moodle.example.edu/sub/mod/assign/view.php';

/** The assignment grader with the ids and regions of Moodle 4.5, and TinyMCE of the real package. */
export const moodleGrader = `<!doctype html>
<html><head><title>Grader</title></head>
<body id="page-mod-assign-grader" class="path-mod course-7 cmid-41">
<div data-region="assignment-info">
  <a href="/sub/course/view.php?id=7">Course: Psychology 101</a>
  <a href="/sub/mod/assign/view.php?id=41">Assignment: Week 3 essay</a>
</div>
<div data-region="user-info"><h4><a href="/sub/user/view.php?id=12&amp;course=7"><img alt=""> Ana D&iacute;az<em class="nowrap"><small> ana@example.edu </small></em><em class="nowrap"><small>Due: Friday, 9 October</small></em></a></h4></div>
<div data-region="review-panel">
  <div class="box summary_assignsubmission_onlinetext_9"><div class="no-overflow">Sleep matters for students&hellip;</div></div>
  <div class="box full_assignsubmission_onlinetext_9" style="display:none"><div class="no-overflow">${essay
    .map((text) => `<p>${text}</p>`)
    .join('')}</div></div>
</div>
<div data-region="grade-panel"><div data-region="grade"><form class="gradeform" id="gradeform" action="/sub/save" method="post">
  <input type="hidden" name="userid" value="0"><input type="hidden" name="attemptnumber" value="-1">
  <div id="fitem_id_grade"><label for="id_grade">Grade out of 50.00</label><input id="id_grade" name="grade" value=""></div>
  <table id="rubric-advancedgrading"><tbody>
    <tr class="criterion"><td class="description">Thesis</td><td class="levels"><table><tr>
      <td class="level"><span class="scorevalue">0</span></td><td class="level"><span class="scorevalue">20</span></td>
    </tr></table></td><td class="remark"><textarea name="advancedgrading[criteria][3][remark]"></textarea></td></tr>
  </tbody></table>
  <textarea id="id_assignfeedbackcomments_editor" name="assignfeedbackcomments_editor[text]"></textarea>
  <label><input type="checkbox" name="sendstudentnotifications" checked> Notify student</label>
  <button name="savechanges">Save changes</button>
</form></div></div>
<div data-region="overlay" style="display:none"><h3>Saving changes</h3></div>
<script src="/sub/tinymce/tinymce.min.js"></script>
<script>
window.said = [];
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); said.push('submit'); });
document.querySelector('#id_grade').addEventListener('change', () => said.push('change'));
for (const level of document.querySelectorAll('td.level')) level.addEventListener('click', () => {
  for (const other of level.closest('tr').querySelectorAll('td.level')) other.classList.remove('checked');
  level.classList.add('checked');
});
tinymce.init({
  selector: '#id_assignfeedbackcomments_editor', license_key: 'gpl', skin: false, content_css: false,
  menubar: false, toolbar: false, promotion: false, base_url: '/sub/tinymce',
  setup: (editor) => editor.on('change', () => said.push('editor change')),
}).then(() => document.body.dataset.ready = 'yes');
window.switchTo = (id, name) => {
  const link = document.querySelector('[data-region="user-info"] a');
  link.href = '/sub/user/view.php?id=' + id + '&course=7'; link.firstChild.nextSibling.nodeValue = name;
  history.replaceState(null, '', '?id=41&action=grader&userid=' + id);
};
</script></body></html>`;
