import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRubric } from './parse-rubric.ts';
import { levelNearest, levelsOf, type RubricCriterion } from './rubric.ts';

/** "Thesis 20 [Clear 20, Missing 0]" of each criterion. */
function told(text: string): readonly string[] | null {
  const rubric = parseRubric(text);
  return rubric === null ? null : rubric.map(tell);
}

function tell({ name, maxPoints, levels }: RubricCriterion): string {
  const said = levels.map((level) => `${level.name || level.description} ${level.points}`).join(', ');
  return `${name} ${maxPoints}${said === '' ? '' : ` [${said}]`}`;
}

describe('a rubric in lines', () => {
  it.each([
    ['Thesis (20 points)\nSources (10 pts)\nGrammar – 15 points', ['Thesis 20', 'Sources 10', 'Grammar 15']],
    ['Thesis: 20\nSources: 10\nAPA 7 format - 5', ['Thesis 20', 'Sources 10', 'APA 7 format 5']],
    ['Thesis 40%\nEvidence 60%', ['Thesis 40', 'Evidence 60']],
    ['20 points: Thesis\n30 points: Evidence', ['Thesis 20', 'Evidence 30']],
    ['Thesis ___/20\nEvidence ___ / 30', ['Thesis 20', 'Evidence 30']],
    ['1. Thesis (20 points)\n2. Evidence (30 points)', ['Thesis 20', 'Evidence 30']],
    ['- Thesis (20)\n- Evidence (30)', ['Thesis 20', 'Evidence 30']],
    [
      'Grading rubric (100 points)\nThesis (60 points)\nStyle (40 points)\nTotal: 100 points',
      ['Thesis 60', 'Style 40'],
    ],
    ['Papers are graded on:\nThesis (60 points)\nStyle (40 points)', ['Thesis 60', 'Style 40']],
    [
      'Thesis 20, evidence 30, grammar and mechanics 10.',
      ['Thesis 20', 'evidence 30', 'grammar and mechanics 10'],
    ],
    ['40% analysis, 40% evidence, 20% grammar', ['analysis 40', 'evidence 40', 'grammar 20']],
    ['Grammar, spelling, and punctuation (20 points)', ['Grammar, spelling, and punctuation 20']],
    [
      'At least 5 sources (10 points)\nAbout 1,000 words (5 points)',
      ['At least 5 sources 10', 'About 1,000 words 5'],
    ],
    ['Clarity\nwrites clearly (10 points)', ['writes clearly 10']],
  ])('%j', (text, expected) => expect(told(text)).toEqual(expected));

  it('keeps what is said of a criterion', () => {
    expect(parseRubric('Thesis: a clear claim that can be argued – 10 pts')?.[0]).toEqual({
      id: 'thesis',
      name: 'Thesis',
      description: 'a clear claim that can be argued',
      maxPoints: 10,
      levels: [],
    });
    expect(
      parseRubric('Thesis (10 points)\nThe claim can be argued.\nStyle (5 points)')?.[0]?.description,
    ).toBe('The claim can be argued.');
  });

  it.each([
    [
      'Thesis (20 points)\n  20: Clear\n  10: Vague\nSources (1 point)',
      ['Thesis 20 [Clear 20, Vague 10]', 'Sources 1'],
    ],
    [
      'Thesis\n- Excellent (18-20 points): clear\n- Poor (0 points)\nStyle\n- Good (5 points)',
      ['Thesis 20 [Excellent 20, Poor 0]', 'Style 5 [Good 5]'],
    ],
    [
      'Thesis\nExcellent (20): clear\nPoor (5): none\nEvidence\nExcellent (30): rich\nPoor (0): none',
      ['Thesis 20 [Excellent 20, Poor 5]', 'Evidence 30 [Excellent 30, Poor 0]'],
    ],
    [
      'Thesis (4 points)\n4 = Excellent\n2 = Fair\nStyle (4 points)\n4 = Excellent',
      ['Thesis 4 [Excellent 4, Fair 2]', 'Style 4 [Excellent 4]'],
    ],
    [
      'Thesis (20 points): excellent 20, good 15, missing 0',
      ['Thesis 20 [excellent 20, good 15, missing 0]'],
    ],
  ])('with levels: %j', (text, expected) => expect(told(text)).toEqual(expected));

  it('counts listed criteria without points alike', () => {
    expect(told('- Clear thesis\n- Evidence from the readings\n- Grammar')).toEqual([
      'Clear thesis 10',
      'Evidence from the readings 10',
      'Grammar 10',
    ]);
  });

  it.each(['', '   \n', 'I grade the whole paper for clarity.', 'Be clear.\nBe brief.'])(
    'finds none in %j',
    (text) => expect(parseRubric(text)).toBeNull(),
  );
});

describe('a rubric in a table', () => {
  it.each([
    [
      'Criterion\tDescription\tPoints\nThesis\tA claim\t20\nStyle\tPlain\t10\nTotal\t\t30',
      ['Thesis 20', 'Style 10'],
    ],
    ['Thesis\t20\nStyle\t10', ['Thesis 20', 'Style 10']],
    [
      'Criteria\tExcellent (20)\tGood (15)\tPoor (5)\nThesis\tClear claim\tA claim\tNone',
      ['Thesis 20 [Excellent 20, Good 15, Poor 5]'],
    ],
    [
      '\tPoor\tGood\tExcellent\nThesis\tNo claim\tA claim\tA clear claim',
      ['Thesis 3 [Excellent 3, Good 2, Poor 1]'],
    ],
    [
      'Criteria\tExcellent\tGood\tFair\tPoor\tPoints\nThesis\tClear\tSome\tLittle\tNone\t20',
      ['Thesis 20 [Excellent 20, Good 15, Fair 10, Poor 5]'],
    ],
    [
      '| Criterion | Full | Partial | Points |\n|---|---|---|---|\n| Sources | 5 sources | 3 sources | 10 |',
      ['Sources 10 [Full 10, Partial 5]'],
    ],
    [
      'Criterion,Points,Description\nThesis,20,"Clear, and open to argument"\nStyle,10,Plain',
      ['Thesis 20', 'Style 10'],
    ],
    [
      'Criteria\tRatings\tPts\nThesis\t20 pts Full Marks 10 pts Half 0 pts No Marks\t20 pts',
      ['Thesis 20 [Full Marks 20, Half 10, No Marks 0]'],
    ],
    [
      'Criterion;Level;Points\nThesis;Clear;20\nThesis;Vague;10\n;Missing;0',
      ['Thesis 20 [Clear 20, Vague 10, Missing 0]'],
    ],
  ])('%j', (text, expected) => expect(told(text)).toEqual(expected));

  it('in the export of Canvas', () => {
    const text = [
      'Rubric Name,Criteria Name,Criteria Description,Criteria Enable Range,Rating Name,Rating Description,Rating Points,Rating Name,Rating Description,Rating Points',
      'Essay,Thesis,"A claim, argued",false,Full Marks,Clear,20,No Marks,,0',
      'Essay,Sources,,false,Full Marks,Five or more,10.5,No Marks,,0',
      'Other,Style,,false,Full Marks,,5,No Marks,,0',
    ].join('\r\n');
    expect(told(text)).toEqual([
      'Thesis 20 [Full Marks 20, No Marks 0]',
      'Sources 10.5 [Full Marks 10.5, No Marks 0]',
    ]);
    expect(parseRubric(text)?.[0]?.description).toBe('A claim, argued');
  });
});

describe('any text', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'Thesis',
      '(20 points)',
      '20',
      '\t',
      '|',
      ',',
      '\n',
      '"',
      ': ',
      ' - ',
      'pts',
      '1e999',
      '-5',
      '%',
      '  ',
    ),
  );

  it('never throws, and its points are finite and not negative', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const { id, maxPoints, levels } of parseRubric(parts.join('')) ?? []) {
          expect(id).not.toBe('');
          for (const points of [maxPoints, ...levels.map((level) => level.points)]) {
            expect(Number.isFinite(points) && points >= 0 && points <= maxPoints).toBe(true);
          }
        }
      }),
    );
  });

  it('gives each criterion an id of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Style', 'style!', 'Thesis', '???'), { minLength: 1 }),
        (names) => {
          const rubric = parseRubric(names.map((name) => `${name} (5 points)`).join('\n')) ?? [];
          expect(new Set(rubric.map(({ id }) => id)).size).toBe(rubric.length);
        },
      ),
    );
  });
});

describe('the levels of a criterion', () => {
  const criterion = { id: 'style', name: 'Style', description: '', maxPoints: 20, levels: [] };

  it('are plain ones where the rubric names only points', () => {
    expect(levelsOf(criterion).map(({ points }) => points)).toEqual([20, 17, 14, 11, 7, 0]);
    expect(levelsOf({ ...criterion, maxPoints: 1 }).map(({ points }) => points)).toEqual([1, 0.5, 0]);
  });

  it('are chosen by the share of the points', () => {
    expect([1, 0.84, 0.1, 0].map((ratio) => levelNearest(criterion, ratio))).toEqual([0, 1, 5, 5]);
    expect(levelNearest({ ...criterion, maxPoints: 0 }, 1)).toBeNull();
  });
});
