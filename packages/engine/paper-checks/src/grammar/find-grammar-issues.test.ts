import type { Paper } from '@greenpen/paper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manuscriptOf, paperOf } from '../testing/paper-of.ts';
import { judgeGrammar } from './find-grammar-issues.ts';
import { disposeGrammar, warmGrammar } from './find-grammar-issues.ts';

/** The library's file takes a while to load on a busy machine. */
beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

const findIssues = async (paper: Paper) => (await judgeGrammar(paper)).findings;

const days = (from: number) =>
  Array.from({ length: 200 }, (_, day) => `The nurses slept well on day ${from + day} of the year. `).join(
    '',
  );

describe('judgeGrammar', () => {
  it.each([
    ['Nurses make more erors at night than by day.', 'erors', 'errors'],
    ['The goverment has paid for the new wards.', 'goverment', 'government'],
    ['They definately need more rest than they get.', 'definately', 'definitely'],
    ['It was an long night for all of the nurses.', 'an', 'a'],
    ['The nurses was tired after the second night.', 'was', 'were'],
    ['Two nurses are better then one at night.', 'then', 'than'],
    ['They could of rested before the shift began.', 'of', 'have'],
    ['If you dont pay, then you have to wait.', 'dont', "don't"],
    ['The ward lost it’s own rules after the audit.', 'it’s', 'its'],
  ])('marks the error in “%s”', async (text, quote, suggestion) => {
    const errors = (await findIssues(paperOf(text))).filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => [finding.quote, finding.suggestions[0]])).toEqual([[quote, suggestion]]);
  });

  it.each([
    ['They dont sleep well after a long night.', [['dont', "don't"]]],
    [
      'She wasnt told that theyre moving to the north.',
      [
        ['wasnt', "wasn't"],
        ['theyre', "they're"],
      ],
    ],
    [
      'It doesnt matter, and its a long way from here.',
      [
        ['doesnt', "doesn't"],
        ['its', "it's"],
      ],
    ],
  ])('offers the contraction in “%s”', async (text, corrections) => {
    const errors = (await findIssues(paperOf(text))).filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => [finding.quote, finding.suggestions[0]])).toEqual(corrections);
  });

  it('corrects each of two errors in one phrase without repeating the other', async () => {
    const findings = await findIssues(paperOf('Each of the pateints were asked to wait for the nurse.'));
    expect(findings.map((finding) => [finding.quote, finding.suggestions[0]])).toEqual([
      ['pateints', 'patients'],
      ['were', 'was'],
    ]);
  });

  it.each([
    'Okafor and Brantley (2019) compared two wards, and Okafor’s results were clear.',
    'Shift work harms sleep (Szczepanska & Wierzbicki, 2020; see also Nguyen et al., 2018, p. 4).',
    'The patients called it “the longest nite of there lifes” when they were asked.',
    'The difference was significant, t(38) = 2.41, p = .021, d = 0.78, in both wards.',
    'The Pittsburgh Sleep Quality Index (PSQI) and the PSQI-A were given to each nurse.',
    'See https://example.org/slep-recieve or write to recieve@example.org for the data.',
    'The colour and the behaviour of the programme were analysed at the centre.',
    'Psychosocial and metacognitive covariates were entered stepwise.',
    'The rule held de facto, a priori and ex officio, and the status quo remained.',
    'Long shifts were linked to burnout in one study and to dropout in another.',
    'Homoscedasticity was checked, as was the interfibrillar structure of the tissue.',
  ])('is silent on “%s”', async (text) => {
    expect(await findIssues(paperOf(text))).toEqual([]);
  });

  it('leaves title page, headings, tables, block quotations and references alone', async () => {
    const paper = manuscriptOf([
      { text: 'Nite Shifts and Erors', format: { alignment: 'center' }, style: 'Title' },
      'Mariah Okaforr',
      'Departement of Nursing, Hill State University',
      'NURS 310: Ward Practice',
      'March 4, 2024',
      { text: '**Methhods**', startsNewPage: true, headingLevel: 1, format: { alignment: 'center' } },
      'The nurses slept for six hours on average, and none of them complained about it.',
      {
        text: 'We was tired and we was cold and nobody seen us for the hole nite, and then the boss he come and he say that we should of slept more.',
        format: { leftIndentPt: 36, firstLineIndentPt: 0 },
      },
      { text: 'erors\tnite', kind: 'table' },
      { text: 'References', startsNewPage: true, format: { alignment: 'center' } },
      'Okaforr, M. (2020). Erors at nite. Wardd Press.',
    ]);
    expect(await findIssues(paper)).toEqual([]);
  });

  it('takes a term that a paper repeats for a term, and a usual slip for a slip', async () => {
    const text =
      'The glimphatic flow was strong. A glimphatic path was seen. No glimphatic loss occured. It occured twice and occured again.';
    const findings = await findIssues(paperOf(text));
    expect(findings.map(({ quote }) => quote)).toEqual(['occured', 'occured', 'occured']);
  });

  it('gives advice once a paper, with the number of the other places', async () => {
    const text = 'They don’t sleep at night.\nThey can’t sleep by day.\nIt won’t help them at all.';
    const [finding, ...others] = await findIssues(paperOf(text));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ check: 'grammar-contraction', severity: 'advice', quote: 'don’t' });
    expect(finding?.message).toContain('2 more');
  });

  it('keeps offsets right across masks and unusual characters', async () => {
    const text = 'The 😀 nurses (Lee, 2019) said “no”—and Żółkiewska’s 𝛽 erors grew.';
    const [finding] = await findIssues(paperOf(text));
    expect(finding?.quote).toBe('erors');
    expect(text.slice(finding?.span?.start, finding?.span?.end)).toBe('erors');
  });

  it('says on how much of the paper it judged', async () => {
    const { extent } = await judgeGrammar(
      paperOf('The nurses slept well (Diaz, 2019).\n\nThey woke early and left.'),
    );
    expect(extent).toEqual({ words: 9, englishShare: 1, isWhole: true, copiedWords: 0, capitalWords: 0 });
  });

  it.each([
    [
      'Spanish',
      'El sueño ayuda a la memoria porque el cerebro ordena durante la noche todo aquello que aprendimos antes.\n' +
        'Los estudiantes durmieron poco y recordaron menos palabras que sus compañeros descansados.',
    ],
    ['Chinese', '睡眠對記憶有幫助,因為大腦在夜間整理白天學到的內容。 學生 睡得 很少,記住的 詞 也 更少。'],
  ])('marks nothing in a paper in %s and says that it is no English', async (_, text) => {
    const { findings, extent } = await judgeGrammar(paperOf(text));
    expect(findings).toEqual([]);
    expect(extent).toMatchObject({ words: 0, englishShare: 0 });
  });

  it('judges no paragraph in capitals, in which every name and every word looks alike', async () => {
    const shouted = 'THE NURSES WAS ASKED HOW THE PATIENTS HAD SLEPT. THEY SAYS THAT NOBODY SLEEPED WELL.';
    const { findings, extent } = await judgeGrammar(
      paperOf(`${shouted}\nThe WHO and the CDC agreed with NATO.`),
    );
    expect(findings).toEqual([]);
    expect(extent).toMatchObject({ words: 8, capitalWords: 15 });
  });

  it('offers the plural where one was meant', async () => {
    const found = await findIssues(
      paperOf('Social media is a part of teenagers lifes and of their parents lifes.'),
    );
    expect(found.map(({ suggestions }) => suggestions[0])).toContain('lives');
  });

  it.each([
    'Sleep later \\cite{hale2018} helps, and $r = \\frac{a}{b}$ is what the nurses saw in the ward.',
    'The nurses saw \\textbf{forty} patients, and \\emph{all} of them slept in \\ref{tab:beds}.',
  ])('marks no command of a typesetting program in %s', async (text) => {
    expect(await findIssues(paperOf(text))).toEqual([]);
  });

  it('judges the first part of a very long paper and says so', async () => {
    const sentences = Array.from(
      { length: 3600 },
      (_, day) => `The nurses slept well and woke early on day ${day} of the year that we saw.`,
    );
    const paragraphs = Array.from({ length: 60 }, (_, at) =>
      sentences.slice(at * 60, at * 60 + 60).join(' '),
    );
    const { extent } = await judgeGrammar(paperOf(paragraphs.join('\n')));
    expect(extent.isWhole).toBe(false);
    expect(extent.words).toBeGreaterThan(30_000);
  }, 60_000);

  it('finds the same in a paragraph of any length', async () => {
    const text = `${days(0)}They made erors. ${days(200)}`;
    const quotes = (await findIssues(paperOf(text))).map(({ quote }) => quote);
    expect(quotes.filter((quote) => quote === 'erors')).toHaveLength(1);
  });

  it('survives a word that never ends', async () => {
    const text = `They slept well and ${'pneumono'.repeat(12_000)} and woke with an headache.`;
    expect((await findIssues(paperOf(text))).map(({ quote }) => quote)).toEqual(['an']);
  });
});
