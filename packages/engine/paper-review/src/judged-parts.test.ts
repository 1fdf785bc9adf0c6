import type { AssignmentBrief } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { scorePaper } from '@greenpen/paper-scoring';
import { readPaper } from '@greenpen/paper-extraction';
import { describe, expect, it } from 'vitest';

const brief: AssignmentBrief = {
  title: 'Sociology Discussion: Work from Home',
  description: '',
  instructions: [
    '1. Who gains from remote work and who loses?',
    '2. Apply one concept from the chapter on class.',
    '3. Share an observation from your own workplace or family.',
    '4. What should employers change?',
  ].join('\n'),
  rubric: '',
  type: 'discussion',
  maxPoints: 20,
};

/** One paragraph for each question. */
const answers = [
  'The winners are people with a degree, a spare room and no small children, who save two hours on the train. Cleaners, cooks and bus drivers lose, both because they cannot do it themselves and because the offices they served are half empty.',
  'Weber would speak of life chances: the same market gives one group the choice of where to be and tells the other to be there at six. It is not only about pay but about control.',
  'My dad is a claims adjuster and has not been to the office since 2020. My mom works in the cafeteria of that very building, and they cut her to three days.',
  'Companies ought to share what they save on rent with the staff who have to show up, for example through bus passes or a higher hourly rate.',
];
const whole = answers.join('\n\n');
const withoutLast = answers.slice(0, 3).join('\n\n');

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

async function judge(text: string) {
  const read = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'post.txt' });
  if (read.status === 'refused') throw new Error(read.refusal.code);
  return scorePaper({
    paper: read.paper,
    findings: [],
    checks: new Map(),
    weights: { grammar: 30, apa: 25, content: 45 },
    brief,
    meanings,
  });
}

describe('the questions of an assignment', () => {
  it('are answered where the quotation says, and none is called missing', async () => {
    const { judgement } = await judge(whole);
    expect(judgement.requirements.map(({ verdict }) => verdict)).not.toContain('not-found');
    const shown = judgement.requirements.flatMap(({ quote }, part) =>
      quote === null ? [] : [{ quote, part }],
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { quote, part } of shown) expect(answers[part]).toContain(quote);
  });

  it('are pointed out to the instructor where no answer was found, and cost no points', async () => {
    const { judgement, basis } = await judge(withoutLast);
    const sought = judgement.requirements.filter(({ evidence }) => evidence === 'none');
    expect(sought.map(({ requirement }) => requirement.text)).toContain('What should employers change?');
    expect(sought.map(({ verdict }) => verdict)).not.toContain('not-found');
    expect(basis.areas.content.parts.find(({ id }) => id === 'coverage')?.reason).not.toContain('not found');
  });

  it('are not answered by copying them', async () => {
    const { judgement } = await judge(
      `${brief.instructions}\n\n${brief.instructions}\n\n${brief.instructions}`,
    );
    const verdicts = judgement.requirements.map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'met' || verdict === 'partly')).toEqual([]);
  });
});
