import { describe, expect, it } from 'vitest';
import { showsSigns, type SaidSentence } from './signs-of-part.ts';

const body = [
  'The ferry to Orla Island has run twice a day since the bridge at Tamm closed.',
  'Its hull is steel, and its two engines were built in Bergen.',
  'In the morning it carries milk, mail and the children of the upper school.',
  'The captain keeps the log in a drawer under the radio.',
  'A new pier was built of oak in the third year.',
  'The harbor freezes in January, and the boat is laid up under a tarpaulin.',
  'Fuel is brought in barrels from the mainland.',
  'The last crossing of the day leaves at six.',
];

type Where = 'opening' | 'middle' | 'ending';

const said = (text: string, where: Where = 'middle'): SaidSentence => ({
  text,
  isOpening: where === 'opening',
  isEnding: where === 'ending',
});

function shows(part: string, sentence?: string, where?: Where): boolean | null {
  const own = sentence === undefined ? [] : [said(sentence, where)];
  return showsSigns(part, [...body.map((text) => said(text)), ...own]);
}

describe('a part that leaves a sign in every answer', () => {
  it.each([
    [
      'Raise one objection to your view',
      'The dairy farmers fear that one boat cannot carry a whole harvest.',
    ],
    ['Raise one objection to your view', 'A taxpayer on the mainland might ask why she should pay for it.'],
    ['Raise one objection to your view', 'Some islanders did not want a boat with an engine near the seals.'],
    ['Raise one objection to your view', 'The new landing fee was unpopular with the owners of small boats.'],
    ['Answer an opponent of the plan', 'Granted, a tunnel would be open in winter.'],
    ['Name two limitations of the survey', 'The survey did not ask anyone who had already moved away.'],
    ['Name two limitations of the survey', 'Thirty answers may not stand for the whole island.'],
    ['Describe the procedure', 'We weighed each barrel before and after the crossing.'],
    ['Describe the sample', 'Forty islanders were asked at the pier.'],
    ['Which of the two would you choose?', 'The boat suits the island better.'],
    ['Relate an experience of your own', 'My uncle worked the winter crossing for ten years.'],
    ['Include one statistic', 'In 2019 it carried 41,000 passengers.'],
    ['Quote one islander: a short quotation is enough', '“We set our clocks by that horn,” says the baker.'],
    ['Calculate the cost of a crossing', 'That is 40 / 8 = 5 for each passenger.'],
    ['End with a question for your classmates', 'What would you give up for a bridge?'],
  ])('shows in “%s”: “%s”', (part, sentence) => {
    expect(shows(part, sentence, 'ending')).toBe(true);
  });

  it.each([
    'Raise one objection to your view',
    'Name two limitations of the survey',
    'Describe the procedure',
    'Relate an experience of your own',
    'Which of the two would you choose?',
    'Include one statistic',
    'Include a direct quotation',
    'Calculate the cost of a crossing',
    'End with a question for your classmates',
  ])('is missed where nothing shows it: “%s”', (part) => {
    expect(shows(part)).toBe(false);
  });

  it('is looked for at the place that it names', () => {
    const question = 'What would you give up for a bridge?';
    expect(shows('End with a question for your classmates', question, 'opening')).toBe(false);
    expect(shows('End with a question for your classmates', question, 'ending')).toBe(true);
    expect(shows('Open your post with one question for the group', question, 'ending')).toBe(false);
  });
});

describe('a part that is not settled by signs', () => {
  it.each([
    'Explain how the ferry came to be',
    'Discuss what the island means to those who live there',
    'State a thesis, support it with evidence, concede something to the other side, and conclude',
  ])('“%s”', (part) => {
    expect(shows(part)).toBeNull();
  });

  it('in a text of a few sentences, unless even those would show it', () => {
    const few = body.slice(0, 4).map((text) => said(text));
    expect(showsSigns('Raise one objection to your view', few)).toBeNull();
    expect(showsSigns('End with a question for your classmates', few)).toBe(false);
  });
});
