import { judgeTopic, topicVectorOf, type TopicVector } from '@greenpen/paper-scoring';
import { readPaper } from '@greenpen/paper-extraction';
import type { AssignmentBrief } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import { subjectPapers } from '@greenpen/test-papers';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { describe, expect, it } from 'vitest';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const briefOf = (title: string, instructions: string): AssignmentBrief => ({
  title,
  instructions,
  description: '',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
});

async function paperOf(text: string): Promise<Paper> {
  const read = await readPaper({ fileName: 'paper.txt', bytes: new TextEncoder().encode(text) });
  if (read.status !== 'read') throw new Error('The text could not be read.');
  return read.paper;
}

const papers = await Promise.all(subjectPapers.map(({ text }) => paperOf(text)));
const briefs = subjectPapers.map(({ title, instructions }) => briefOf(title, instructions));
const answersFor = (isOwn: boolean) =>
  papers.flatMap((paper, at) =>
    briefs
      .filter((_, other) => (other === at) === isOwn)
      .map((brief) => judgeTopic({ paper, brief, meanings }).onTopic),
  );

describe('whether a paper answers its assignment', () => {
  it('is affirmed of each paper and its own assignment', () => {
    expect(answersFor(true)).toEqual(papers.map(() => 'yes'));
  });

  it('is denied of papers that answer another assignment', () => {
    const others = answersFor(false);
    const denied = others.filter((answer) => answer === 'no').length;
    expect(denied / others.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is denied of a paper with one sentence of all the terms', async () => {
    const { title, instructions } = subjectPapers[1] ?? { title: '', instructions: '' };
    const stuffed = `${subjectPapers[4]?.text}\n\nThis shows what urban heat islands mean for green roofs, street trees, cities, heat and reflective pavement.`;
    const judged = judgeTopic({
      paper: await paperOf(stuffed),
      brief: briefOf(title, instructions),
      meanings,
    });
    expect(judged.onTopic).toBe('no');
    expect(judged.about).toContain('victor');
  });

  it('names what was asked and what the paper is about', () => {
    const [, heat] = briefs;
    const [kant] = papers;
    if (heat === undefined || kant === undefined) throw new Error('No papers.');
    const { asked, about } = judgeTopic({ paper: kant, brief: heat, meanings });
    expect(asked).toContain('heat');
    expect(about).toContain('kant');
  });

  it('is not judged without an assignment, without a subject, and of a few words', async () => {
    const [paper] = papers;
    const [brief] = briefs;
    if (paper === undefined || brief === undefined) throw new Error('No papers.');
    const few = await paperOf('The plague came in 1348, and wages rose.');
    const requests = [
      { paper, brief: null, meanings },
      { paper, brief: briefOf('Essay 2', 'Write an essay of about 500 words.'), meanings },
      { paper: few, brief, meanings },
    ];
    for (const request of requests) {
      expect(judgeTopic(request)).toMatchObject({ onTopic: 'unsure', isJudged: false, asked: [] });
    }
  });

  it('leaves a subject open that the writer may choose', async () => {
    const brief = briefOf(
      'A Social Problem',
      'Choose any social problem, define it, and propose one policy.',
    );
    const text =
      'The last bus leaves our side of town at six. People who clean offices at night walk home along the highway, and the problem is older than the city likes to admit. A policy of two late buses would cost less than one new traffic light.';
    expect(judgeTopic({ paper: await paperOf(text), brief, meanings }).onTopic).not.toBe('no');
  });
});

const vectorsOf = async (texts: readonly string[]): Promise<readonly TopicVector[]> =>
  Promise.all(texts.map(async (one) => topicVectorOf(await paperOf(one), meanings)));

describe('the other papers of the class', () => {
  const text = subjectPapers[8]?.text ?? '';
  it('speak for a paper in their midst and against one far outside', async () => {
    const brief = briefs[8] ?? null;
    const classmates = await vectorsOf(text.split('\n\n').flatMap((one) => [one, `${one} ${text}`]));
    const scoreOf = (paper: Paper | undefined, others: readonly TopicVector[]) =>
      paper === undefined ? 0 : judgeTopic({ paper, brief, meanings, classmates: others }).score;
    expect(scoreOf(papers[8], classmates)).toBeGreaterThan(scoreOf(papers[8], []));
    expect(scoreOf(papers[6], classmates)).toBeLessThan(scoreOf(papers[6], []));
  });

  it('show a paper on something else where the writer chooses the subject', async () => {
    const brief = briefOf(
      'A Crisis and Its Consequences',
      'Choose any crisis of public health in history. Explain how it spread, and describe what it changed for workers and landlords.',
    );
    const classmates = await vectorsOf(text.split('\n\n').flatMap((one) => [one, `${one} ${text}`]));
    const judgedBeside = (paper: Paper | undefined, others: readonly TopicVector[]) =>
      paper === undefined ? null : judgeTopic({ paper, brief, meanings, classmates: others });
    expect(judgedBeside(papers[6], [])?.isFarFromClass).toBe(false);
    expect(judgedBeside(papers[6], classmates)).toMatchObject({ onTopic: 'no', isFarFromClass: true });
    expect(judgedBeside(papers[6], classmates.slice(0, 3))?.isFarFromClass).toBe(false);
    expect(judgedBeside(papers[8], classmates)?.isFarFromClass).toBe(false);
  });

  it('are kept as a few numbers', async () => {
    const [vector = []] = await vectorsOf([text]);
    expect(vector).toHaveLength(100);
    expect(JSON.stringify(vector).length).toBeLessThan(800);
  });
});
