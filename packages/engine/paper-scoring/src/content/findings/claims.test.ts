import { describe, expect, it } from 'vitest';
import { paperFromText } from '../../paper-from-text.ts';
import { soundBody } from '../../testing/essays.ts';
import { scoreContent } from '../score-content.ts';

const checksIn = (text: string): ReadonlySet<string> =>
  new Set(scoreContent(paperFromText(text), null).findings.map(({ check }) => check));

const findingsIn = (text: string) => scoreContent(paperFromText(text), null).findings;

/** A paper whose body has a paragraph of the given words between others that cite. */
const around = (paragraph: string) =>
  [
    'Money decides who waits at the ferry. This essay argues that the town should sell one kind of ticket.',
    'The queue has been counted twice. Orr (2016) found that the poor wait longer, and Lund (2019) agrees.',
    paragraph,
    'A single ticket has been tried on one island. Orr (2020) reports that the queue there became shorter.',
    'In conclusion, one kind of ticket would make the queue fair for everybody who lives in the town.',
  ].join('\n\n');

const EXPLAINS =
  'A ticket is a promise. A passenger pays the clerk at the window and receives a slip of paper that names the boat and the hour. The slip is checked at the gate, and the gate opens only for those who hold one. A passenger who misses the boat may use the slip on the next one if there is room. If there is no room, the slip can be returned at the window, where the clerk pays back the price. A passenger who does not have the money has to stay on the pier until somebody lends it.';
const REPORTS =
  'The island changed its rules in 2011. The council first closed the window on the pier and then bought machines that take coins and cards. The machines broke down in the first storm, and the repair took until the spring of 2012. In that time the boats carried everybody without a ticket, and the council lost most of what it had hoped to earn. The mayor of Holm resigned over it, and the council went back to the window and to its clerks, who still sell the tickets today to everyone on the pier.';

describe('content-paragraph-without-source', () => {
  it.each([
    [REPORTS, true],
    [EXPLAINS, false],
    [`${REPORTS} Research shows that such storms are rare.`, false],
  ])('asks for a source where particular facts are reported: %#', (paragraph, isFlagged) => {
    expect(checksIn(around(paragraph)).has('content-paragraph-without-source')).toBe(isFlagged);
  });
});

it('one paragraph gets one piece of advice on what it says, the strongest', () => {
  const paragraph = `Studies show that queues make people angry. Experts agree that anger is bad for trade. Some 62% of shops lost money in that year. ${REPORTS}`;
  const inside = findingsIn(around(paragraph)).filter(({ quote }) => paragraph.includes(quote ?? ' none '));
  expect(inside.map(({ check, quote }) => [check, quote])).toEqual([
    ['content-unsupported-claim', 'Studies show that queues make people angry.'],
  ]);
});

describe('content-no-conclusion', () => {
  const body = soundBody.split('\n\n').slice(0, -1).join('\n\n');
  const walk =
    'The walk along the pier takes a quarter of an hour when the wind is low. Children count the posts, and the old men sit at the far end with their backs to the sea. Nobody hurries there, since the boat can be seen from far away and the bell rings twice before it leaves.';
  const long = [body, REPORTS, EXPLAINS, walk].join('\n\n');
  it.each([
    [
      'The committee should therefore bar such fees for small boats and pay for reminders in every harbor. This step is cheap. If the boats stay full after a year, the council can extend the rule to larger boats.',
      false,
    ],
    [
      'I recommend that the harbor pay for one more boat this spring. It would cost less than the repair of the pier.',
      false,
    ],
    [
      'Given all of this, we have decided to keep the night ferry. The new timetable will start in May.',
      false,
    ],
    [
      'The pier was built of oak. It was painted white in the first year, and the gulls have sat on it since then.',
      true,
    ],
    [
      'Sailors should wear a vest on deck. The vest was invented in Norway, and it was made of cork at first.',
      true,
    ],
  ])('knows an ending that says what to do: %j', (last, isFlagged) => {
    expect(checksIn(`${long}\n\n${last}`).has('content-no-conclusion')).toBe(isFlagged);
  });
});

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
      'The new bridge is 100 percent safe for heavy trucks and for trams.',
    ],
    [
      'Not everyone agrees that zoos are cruel places for large animals.',
      'All participants signed a form before the first session began.',
      'Most experts agree that the bridge had to be replaced in that year.',
      'The guide wrote that “everyone knows this valley” in his first letter home.',
      'After the bridge was closed, rents on the island went up 100 percent within a year.',
    ],
  ],
  [
    'content-number-without-source',
    [
      'Gardens cut costs. Some 62% of schools with a garden buy fewer vegetables from the market.',
      'Sleep is short. One in three adults sleeps less than six hours on a working night.',
      'The quake left 40,000 people without a home, and the rebuilding took nine years.',
      'The town shrank. Ten percent of families left in the first winter, and more in the second.',
      'Prices on the island rose by ten percent in the year after the bridge was closed.',
    ],
    [
      'Gardens cut costs. Some 62% of schools with a garden buy fewer vegetables (Lund, 2017).',
      'Our survey reached 80 pupils. Of these, 55% had eaten breakfast before the first lesson.',
      'According to the harbor office, 40,000 people lost a home in the quake of that spring.',
      'Suppose that 30% of the class stays away on the day of the final vote.',
      'A buyer pays ten percent when the contract is signed, and the rest when the keys change hands.',
      'Lund (2017) studied gardens: 62% of schools bought less. The change came slowly. Cooks learned new dishes. So 62% of schools bought less, and nobody complained.',
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
