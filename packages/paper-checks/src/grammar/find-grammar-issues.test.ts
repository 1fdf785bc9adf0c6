import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manuscriptOf, paperOf } from '../testing/paper-of.ts';
import { findGrammarIssues } from './find-grammar-issues.ts';
import { disposeGrammar, warmGrammar } from './harper-linter.ts';

/** The library's file takes a while to load on a busy machine. */
beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

describe('findGrammarIssues', () => {
  it.each([
    ['Nurses make more erors at night than by day.', 'erors', 'errors'],
    ['The goverment has paid for the new wards.', 'goverment', 'government'],
    ['They definately need more rest than they get.', 'definately', 'definitely'],
    ['It was an long night for all of the nurses.', 'an', 'a'],
    ['The nurses was tired after the second night.', 'was', 'were'],
    ['Two nurses are better then one at night.', 'then', 'than'],
    ['They could of rested before the shift began.', 'could of', 'could have'],
    ['The ward lost it’s own rules after the audit.', 'it’s', 'its'],
  ])('marks the error in “%s”', async (text, quote, suggestion) => {
    const errors = (await findGrammarIssues(paperOf(text))).filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => [finding.quote, finding.suggestions[0]])).toEqual([[quote, suggestion]]);
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
    'Homoscedasticity was checked, as was the interfibrillar structure of the tissue.',
  ])('is silent on “%s”', async (text) => {
    expect(await findGrammarIssues(paperOf(text))).toEqual([]);
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
    expect(await findGrammarIssues(paper)).toEqual([]);
  });

  it('takes a term that a paper repeats for a term, and a usual slip for a slip', async () => {
    const text =
      'The glimphatic flow was strong. A glimphatic path was seen. No glimphatic loss occured. It occured twice and occured again.';
    const findings = await findGrammarIssues(paperOf(text));
    expect(findings.map(({ quote }) => quote)).toEqual(['occured', 'occured', 'occured']);
  });

  it('gives advice once a paper, with the number of the other places', async () => {
    const text = 'They don’t sleep at night.\nThey can’t sleep by day.\nIt won’t help them at all.';
    const [finding, ...others] = await findGrammarIssues(paperOf(text));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ check: 'grammar-contraction', severity: 'advice', quote: 'don’t' });
    expect(finding?.message).toContain('2 more');
  });

  it('keeps offsets right across masks and unusual characters', async () => {
    const text = 'The 😀 nurses (Lee, 2019) said “no”—and Żółkiewska’s 𝛽 erors grew.';
    const [finding] = await findGrammarIssues(paperOf(text));
    expect(finding?.quote).toBe('erors');
    expect(text.slice(finding?.span?.start, finding?.span?.end)).toBe('erors');
  });
});
