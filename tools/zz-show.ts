import { readFileSync } from 'node:fs';
import { feedbackStyles } from '@greenpen/grading';
import { reviewPaper } from '@greenpen/paper-review';
const [file = '', styles = feedbackStyles.join(','), only = ''] = process.argv.slice(2);
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const { id, path, text, assignment } = JSON.parse(line);
  if (only !== '' && !only.split(',').includes(id)) continue;
  let first = true;
  for (const feedbackStyle of styles.split(',') as any[]) {
    const outcome = await reviewPaper({ source: { text: text ?? readFileSync(path, 'utf8') }, brief: { description: '', title: '', instructions: '', rubric: '', type: 'assignment', maxPoints: 100, ...assignment }, criteria: { weights: { grammar: 30, apa: 25, content: 45 }, feedbackStyle } });
    if (outcome.status === 'refused') { console.log(id, outcome.refusal); continue; }
    const r = outcome.review;
    if (first) { console.log('=====', id, JSON.stringify(r.scores), r.letter, r.judgement.onTopic);
      for (const q of r.judgement.requirements) console.log('   ', q.requirement.kind, q.verdict, q.evidence ?? '', '|', q.requirement.text, '|', (q.quote ?? '').slice(0, 50), '|', q.reason ?? ''); }
    first = false;
    console.log('--', feedbackStyle, '[', r.forInstructor, ']');
    for (const [k, t] of Object.entries(r.feedback)) console.log('  #', k, ':', t);
  }
}
process.exit(0);
