import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { judgeGrammar } from './find-grammar-issues.ts';
import { disposeGrammar, warmGrammar } from './find-grammar-issues.ts';

beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

const errorsIn = async (text: string) =>
  (await judgeGrammar(paperOf(text))).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ quote, suggestions }) => [quote, ...suggestions.slice(0, 1)].join(' → '));

describe('a correction', () => {
  it.each(
    `
    The results over all participants were consistent with the hypothesis.
    The estimate over all 50 states is 12 percent.
    Every one of the teachers returned the questionnaire.
    Some one hundred teachers signed the letter.
    They had no where clause in the statute.
    The scale was used with out-of-school youth in three districts.
    Time spent with out group members reduced prejudice.
    How ever many items are used, the reliability remains low.
    Some where the treatment failed were followed for a year.
    A wide spread of scores was observed across the schools.
    Nurses who worked over night shifts reported more fatigue.
    Where as many as ten responses were missing, the case was dropped.
    The children walked along side streets that had no traffic.
    The patients were moved to wards for the elderly.
    The everyday lives of migrants are rarely described.
    Some participants left because there always seemed to be a delay.
    The authors note that there likely is a third factor.
    Since when are there ethics boards in all districts?
    Its conceals are hidden beneath the outer layer of the flower.
    Its increases were small but steady across the decade.
    Its being short made the scale popular with clinicians.
    Each model and its fits are shown in the appendix.
    They’re students who attend evening classes.
    We learned of it when they’re mothers of young children.
    The guards say they’re officers of the court.
    Their being late was recorded as a violation of the protocol.
    Their going to school depended on the harvest.
    It’s evidence of this kind that courts ask for.
    We think it’s evidence of a larger trend.
    It’s time students learned how to read a table.
  `
      .trim()
      .split(/\n\s*/),
  )('is not offered where the words are right: %s', async (text) => {
    expect(await errorsIn(text)).toEqual([]);
  });

  it.each([
    ['It was the hardest week of they’re lives.', 'they’re → their'],
    ['Nobody answered they’re messages in time.', 'they’re → their'],
    ['The over all effect of the program was small.', 'over all → overall'],
    ['Over all, the program was well received.', 'Over all → Overall'],
    ['Every one agreed that the test was fair.', 'Every one → Everyone'],
    ['The belief is wide spread among teachers.', 'wide spread → widespread'],
    ['With out the support of parents, schools fail.', 'With out → Without'],
    ['Where as the first group improved, the second did not.', 'Where as → Whereas'],
    ['How ever, the results did not hold.', 'How ever → However'],
    ['Participants trained everyday for two weeks.', 'everyday → every day'],
    ['The scale was revised because of it’s length.', 'it’s → its'],
    ['The theory lost it’s appeal after the war.', 'it’s → its'],
    ['It’s effects were measured twice a year.', 'It’s → Its'],
    ['The model and it’s assumptions are described below.', 'it’s → its'],
    ['Its been argued that the effect is small.', 'Its → It’s'],
    ['Teachers shared there experiences with the new curriculum.', 'there → their'],
    ['There findings were not replicated.', 'There → Their'],
    ['Because their is little evidence, we ran a pilot study.', 'their → there'],
    ['This study have shown that sleep matters.', 'have → has'],
    ['In my country, students is afraid to speak.', 'is → are'],
    ['Every nurse were trained in the protocol.', 'were → was'],
  ])('is offered where it makes the sentence right: %s', async (text, mark) => {
    expect((await errorsIn(text)).map((found) => found.replaceAll("'", '’'))).toEqual([mark]);
  });

  it.each([
    ['Its conceals that many of the respondents had dropped out.', 'Its'],
    ['The student were asked to read aloud.', 'were'],
    ['The studies was a randomized trial of two drugs.', 'was'],
  ])('is not offered where either word may be wrong: %s', async (text, quote) => {
    expect(await errorsIn(text)).toEqual([quote]);
  });

  it('is never a contraction spelled out where a possessive is meant', async () => {
    const { findings } = await judgeGrammar(paperOf('The survey shrank because of it’s length and tone.'));
    expect(findings.flatMap(({ suggestions }) => suggestions)).toEqual(['its']);
  });
});
