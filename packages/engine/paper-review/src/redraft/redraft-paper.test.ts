import { type AssignmentBrief, noAnnotations, type GradeDecisions } from '@greenpen/grading';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { redraftPaper, type RedraftRequest } from './redraft-paper.ts';
import { createRedraftPool } from './redraft-pool.ts';

const essay = `Sleep and the Exam

Sleep helps memory because the brain sorts new material at night (Diaz and Lee, 2019). A student who sleeps well before an exam remembers more of what she read, and the effect lasts for weeks.

The students was tired, and many of them recieve lower grades than they could. The results was clear in each of the four groups that the two authors followed for a whole semester. Due to the fact that naps are short, most dormitories allows them.

In this essay I argue that colleges should open quiet rooms. I feel that this would be good, because the cost is low and the students was asking for it for years.

References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.
Moreno, P. (2018). Naps. Sleep Press.`;

const brief: AssignmentBrief = {
  title: 'Sleep on campus',
  description: 'Argue for one change that would help students sleep.',
  instructions:
    'Explain how sleep helps memory. Describe one limitation of the evidence. Cite at least three sources.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

const untouched: GradeDecisions = {
  dismissed: [],
  verdicts: {},
  rubricPoints: {},
  byHand: { grammar: null, apa: null, content: null },
  annotations: noAnnotations,
};

let reviewed: Pick<RedraftRequest, 'paper' | 'review' | 'studentName'>;
let draftOfReview: ReturnType<typeof redraftPaper>;

beforeAll(async () => {
  const outcome = await reviewPaper({ source: { text: essay }, brief });
  if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
  const { paper, review } = outcome;
  const { feedback, sentences, forInstructor } = review;
  draftOfReview = { feedback, sentences, forInstructor };
  // As it is stored.
  reviewed = JSON.parse(JSON.stringify({ paper, review, studentName: review.student.name }));
}, 60_000);

const redraft = (decisions: Partial<GradeDecisions> = {}, manner: RedraftRequest['manner'] = {}) =>
  redraftPaper({ ...reviewed, decisions: { ...untouched, ...decisions }, manner });

const textOf = ({ feedback }: ReturnType<typeof redraftPaper>) => Object.values(feedback).join('\n');

describe('redraftPaper', () => {
  it('writes the draft of the review where nothing was decided', () => {
    expect(redraft()).toEqual(draftOfReview);
    expect(draftOfReview.sentences.flatMap(({ restsOn }) => restsOn).length).toBeGreaterThan(3);
  });

  it('holds every sentence in the text of its area', () => {
    const { feedback, sentences } = redraft();
    for (const { area, text } of sentences) expect(feedback[area]).toContain(text);
  });

  it('says nothing that rests on a dismissed finding, and says it again once that is restored', () => {
    const { findings } = reviewed.review;
    fc.assert(
      fc.property(fc.subarray(findings.map(({ id }) => id)), (dismissed) => {
        const gone = new Set(dismissed);
        const draft = redraft({ dismissed });
        expect(draft.sentences.filter(({ restsOn }) => restsOn.some((id) => gone.has(id)))).toEqual([]);
        const stale = draftOfReview.sentences.filter(
          ({ restsOn }) => restsOn.length > 0 && restsOn.every((id) => gone.has(id)),
        );
        expect(stale.filter(({ area, text }) => draft.feedback[area].includes(text))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(redraft({ dismissed: [] })).toEqual(draftOfReview);
  });

  it('takes up a comment of the instructor, and leaves it out once it is dismissed', () => {
    const comment = {
      id: 'own-1',
      area: 'content',
      severity: 'error',
      text: 'Name the dormitories that you have in mind.',
      span: null,
      quote: null,
      page: null,
      points: 20,
    } as const;
    const annotations = { comments: [comment], findingEdits: {} };
    const withComment = redraft({ annotations });
    expect(withComment.sentences.filter(({ restsOn }) => restsOn.includes('own-1'))).not.toEqual([]);
    const without = redraft({ annotations, dismissed: ['own-1'] });
    expect(without.sentences.filter(({ restsOn }) => restsOn.includes('own-1'))).toEqual([]);
  });

  it('says of a requirement what the instructor corrected it to', () => {
    const limitation = reviewed.review.judgement.requirements.find(({ requirement }) =>
      requirement.text.includes('limitation'),
    );
    if (limitation === undefined) throw new Error('The limitation is not among the requirements.');
    const { id } = limitation.requirement;
    const missing = redraft({ verdicts: { [id]: 'not-found' } });
    expect(missing.sentences.filter(({ restsOn }) => restsOn.includes(id))).not.toEqual([]);
    expect(textOf(redraft({ verdicts: { [id]: 'met' } }))).not.toBe(textOf(missing));
    // The sentence to the instructor follows as well.
    expect(missing.forInstructor).toMatch(/limitation/u);
    expect(redraft({ verdicts: { [id]: 'met' } }).forInstructor).not.toMatch(/limitation/u);
  });

  it('keeps with each sentence the verdicts and scores that it rests on', () => {
    const ids = reviewed.review.judgement.requirements.map(({ requirement }) => requirement.id);
    const verdicts = Object.fromEntries(ids.map((id) => [id, 'not-found' as const]));
    const { sentences } = redraft({ verdicts, byHand: { grammar: 20, apa: 20, content: 20 } });
    const asked = sentences.filter(({ restsOn }) => restsOn.some((id) => ids.includes(id)));
    expect(asked).not.toEqual([]);
    for (const { restsOn, decided } of sentences) {
      const rests = restsOn.filter((id) => ids.includes(id) || id.startsWith('score:'));
      expect(Object.keys(decided ?? {}).toSorted()).toEqual(rests.toSorted());
    }
    for (const { decided } of asked) expect(Object.values(decided ?? {})).toContain('not-found');
  });
});

describe('redraftPaper in the voice of an instructor', () => {
  const template = 'Marry each verb to its own subject.';
  const voice = {
    sources: [
      {
        id: 't',
        kind: 'template',
        label: 'Agreement',
        category: 'grammar',
        parts: [{ area: null, text: template }],
      },
      ...['Ana', 'Bo', 'Cleo'].map((name) => ({
        id: name,
        kind: 'example' as const,
        label: name,
        work: `${name} Vega. The canal made the towns rich.`,
        parts: [{ area: null, text: `Dear ${name}, part ${name.length} drifts. Mend it. Onward.` }],
      })),
    ],
  } as const;

  it('writes the draft of the review, keeps the voice when a decision changes, and forgets what was deleted', async () => {
    const outcome = await reviewPaper({ source: { text: essay }, brief, voice });
    if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
    const { paper, review } = outcome;
    const { feedback, sentences, forInstructor, findings, student } = review;
    const request = { paper, review, studentName: student.name, decisions: untouched, manner: {}, voice };
    expect(redraftPaper(request)).toEqual({ feedback, sentences, forInstructor });
    expect(feedback.grammar).toContain(template.slice(0, -1));
    expect(feedback.overall).toMatch(/^Dear .*Onward\.$/su);
    const dismissed = findings.filter(({ check }) => check === 'grammar-agreement').map(({ id }) => id);
    const without = redraftPaper({ ...request, decisions: { ...untouched, dismissed } });
    expect(without.feedback.grammar).not.toContain(template.slice(0, -1));
    expect(without.feedback.overall).toMatch(/^Dear .*Onward\.$/su);
    expect(textOf(redraftPaper({ ...request, voice: { sources: [] } }))).not.toContain('Onward');
  }, 60_000);
});

const reply = (id: string, work: string, responseStyle: 'formal' | 'questioning') => ({
  id,
  kind: 'discussion' as const,
  label: id,
  work,
  responseStyle,
  parts: [{ area: null, text: `Hello, Ana. What would speak against ${id}?` }],
});

describe('redraftPaper of a discussion post', () => {
  const voice = {
    sources: [
      reply('a', 'Sleep rooms on campus are a good idea for students.', 'questioning'),
      reply('b', 'Dams change a river for good.', 'formal'),
      reply('c', 'Students sleep too little before an exam.', 'questioning'),
    ],
  };
  const post = `In this post I want to talk about sleep on campus. I think that colleges should open quiet rooms for students, because the cost is low. Last year my roommate slept in the library before an exam and remembered nothing. How do others handle the week of exams?`;

  it('replies in the style of the nearest discussion examples, and keeps that style', async () => {
    const asked = { ...brief, type: 'discussion' as const, instructions: 'What would help students sleep?' };
    const outcome = await reviewPaper({ source: { text: post }, brief: asked, voice });
    if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
    const { paper, review } = outcome;
    expect(review.drafting.reply).toEqual({ style: 'questioning', examples: 2 });
    expect(review.feedback.overall).toMatch(/quiet rooms/u);
    expect(review.feedback.overall).toMatch(/^Hello\b/u);
    expect(review.feedback.overall.match(/\?/gu)?.length).toBeGreaterThanOrEqual(2);
    const { feedback, sentences, forInstructor } = review;
    const request = { paper, review, studentName: null, decisions: untouched, manner: {}, voice };
    expect(redraftPaper(request)).toEqual({ feedback, sentences, forInstructor });
    const essayReview = await reviewPaper({ source: { text: post }, brief, voice });
    expect(essayReview.status === 'reviewed' && essayReview.review.drafting.reply).toBeUndefined();
  }, 60_000);
});

describe('the redraft pool', () => {
  it('writes the same draft in a thread', async () => {
    const { paper, review, studentName } = reviewed;
    const pool = createRedraftPool();
    try {
      const dismissed = review.findings.slice(0, 3).map(({ id }) => id);
      const stored = { paper: JSON.stringify(paper), review: JSON.stringify(review), studentName };
      const written = await pool.redraft({
        ...stored,
        decisions: { ...untouched, dismissed },
        manner: {},
      });
      expect(written).toEqual(redraft({ dismissed }));
    } finally {
      await pool.close();
    }
  }, 60_000);
});
