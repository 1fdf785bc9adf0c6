import { describe, expect, it } from 'vitest';
import { paperFromText } from '../../paper-from-text.ts';
import { scoreContent } from '../score-content.ts';

const checksIn = (text: string): ReadonlySet<string> =>
  new Set(scoreContent(paperFromText(text), null).findings.map(({ check }) => check));

describe.each([
  [
    'content-cause-from-correlation',
    [
      'Towns with more bakeries also had higher rates of asthma. The bakeries cause the asthma of these towns.',
      'In a poll, runners who stretched reported fewer injuries than those who did not. Stretching prevents injuries in runners.',
      'Shift work was associated with weight gain in clerks (Orr, 2016). Shift work makes clerks heavy.',
    ],
    [
      'Towns with more bakeries also had higher rates of asthma. The bakeries may cause the asthma of these towns.',
      'Runners were randomly assigned to stretch, and they reported fewer injuries than the others. Stretching prevents injuries in runners.',
      'Shift work was associated with weight gain in clerks (Orr, 2016). The clerks of two banks took part.',
      'The mill polluted the river. The waste killed the fish, and the smell drove families away.',
    ],
  ],
  [
    'content-absolute-claim',
    [
      'Everyone knows that zoos are cruel places for large animals.',
      'It is undeniable that the treaty was a mistake for both countries.',
      'All experts agree that the bridge had to be replaced in that year.',
    ],
    [
      'Not everyone agrees that zoos are cruel places for large animals.',
      'All participants signed a form before the first session began.',
      'Most experts agree that the bridge had to be replaced in that year.',
      'The guide wrote that “everyone knows this valley” in his first letter home.',
    ],
  ],
  [
    'content-number-without-source',
    [
      'Gardens cut costs. Some 62% of schools with a garden buy fewer vegetables from the market.',
      'Sleep is short. One in three adults sleeps less than six hours on a working night.',
      'The quake left 40,000 people without a home, and the rebuilding took nine years.',
    ],
    [
      'Gardens cut costs. Some 62% of schools with a garden buy fewer vegetables (Lund, 2017).',
      'Our survey reached 80 pupils. Of these, 55% had eaten breakfast before the first lesson.',
      'According to the harbor office, 40,000 people lost a home in the quake of that spring.',
      'Suppose that 30% of the class stays away on the day of the final vote.',
    ],
  ],
  [
    'content-anecdote-as-proof',
    [
      'My cousin skipped college and now owns two garages. This proves that a degree is a waste of money.',
      'Herbal tea cures migraine. My aunt drank it for a month, and her headaches went away. Doctors should prescribe it.',
    ],
    [
      'My cousin skipped college and now owns two garages. Not everyone is as lucky, and his story proves nothing.',
      'When I was nine, my grandmother taught me to bake. I learned patience from her long Sundays in the kitchen.',
      'My cousin skipped college and now owns two garages. His path is rare: most owners have a degree (Hill, 2019).',
    ],
  ],
] as const)('%s', (check, flagged, silent) => {
  it.each(flagged)('flags %j', (text) => {
    expect([...checksIn(text)]).toContain(check);
  });

  it.each(silent)('is silent on %j', (text) => {
    expect([...checksIn(text)]).not.toContain(check);
  });
});
