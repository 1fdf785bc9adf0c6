import { describe, expect, it } from 'vitest';
import { paperFromText } from '../../paper-from-text.ts';
import { scoreContent } from '../score-content.ts';

const opening =
  'The harbor office keeps a book of everything that crosses the pier. This essay reads that book and asks what it tells the town.';

function messagesFor(words: string): readonly string[] {
  const text = `${opening}\n\n${words} The book has more to say about the winter.`;
  return scoreContent(paperFromText(text), null)
    .findings.filter(({ check }) => check === 'content-contradicted-number')
    .map(({ message }) => message);
}

const contradicted: readonly (readonly [sentence: string, ...quoted: string[]])[] = [
  ['The number of members fell from 310 to 420 after the fee was raised.', 'fell', 'from 310 to 420'],
  ['Rents in the old town rose from $1,240 to $980 a month.', 'rose', '$1,240'],
  ['The share of late boats dropped from 12 percent to 19 percent.', 'dropped'],
  ['Attendance has grown from 64 to 51 students since the bus was moved.', 'grown'],
  ['Unemployment declined from 4.1% to 6.3% in those two years.', 'declined', '4.1% to 6.3%'],
  ['Production increased from 3.4 million to 2.9 million tons.', 'increased'],
  ['The budget shrank from $40,000 in 2016 to $55,000 in 2018.', 'shrank'],
  ['The waiting list doubled from 40 to 52 families.', 'doubled', 'from 40 to 52'],
  ['The rate of injuries doubled, from 4 percent to 5 percent.', 'doubled'],
  ['The price tripled from $10 to $19 in one summer.', 'tripled'],
  ['The club more than doubled from 30 members to 48 members.', 'doubled'],
  ['The staff was halved from 60 to 45 workers.', 'halved'],
  [
    'A majority of the residents, 41 percent, voted for the bridge.',
    'A majority of the residents',
    '41 percent',
  ],
  ['Most of the nurses (38%) had worked there for ten years.', 'Most of the nurses', '38%'],
  ['More than half of the shops, 46 percent, closed that winter.', 'More than half of the shops'],
  ['Fewer than half of the pupils (63 percent) finished the book.', 'Fewer than half of the pupils'],
  ['A third of the fishers, 52 percent, sold their boats.', 'A third of the fishers'],
  ['Three quarters of the clerks (58 percent) signed the letter.', 'Three quarters of the clerks'],
  ['Only 34 percent, a clear majority, wanted the market to move.', 'a clear majority', '34 percent'],
  ['The survey reached 47 percent of the farms, more than half of those in the valley.', 'more than half'],
  ['Of the 40 nurses who were asked, 52 said that they had thought of leaving.', '40 nurses', '52'],
  ['In the second week, 31 of the 24 volunteers came back.', 'of 24 volunteers', '31'],
  ['Of the 18 towns in the valley, 23 reported a flood.', '18 towns'],
  ['The $84,000 that came from tickets was less than the $61,000 that the repair took.', 'less than'],
  ['The club has 240 members, which is more than the 310 members of its rival.', 'more than'],
  [
    'More women than men voted for the pier, 41 percent against 47 percent.',
    'More … than',
    '41 percent against 47 percent',
  ],
  ['The night boat carries fewer people than the day boat: 190 versus 120.', 'fewer … than'],
  [
    'The canteen costs more than it brings in. Last year it took in $52,000 and spent $38,000 on food.',
    'costs more than it brings in',
    'took in $52,000',
    'spent $38,000',
  ],
  [
    'The lottery brings in less than it costs. In May it raised $900 and the prizes cost $640.',
    'brings in less than it costs',
  ],
  ['Membership has fallen sharply. In 2015 it was 400, and in 2019 it was 520.', 'fallen', '520'],
  ['Sales of paper maps rose again. In 2017 they were 88,000, and in 2021 they were 61,000.', 'rose'],
];

const agreeing: readonly string[] = [
  'The number of members fell from 420 to 310 after the fee was raised.',
  'Rents in the old town rose from $980 to $1,240 a month.',
  'The share of late boats dropped from 19 percent to 12 percent.',
  'Attendance did not grow from 64 to 51 students; it fell.',
  'Unemployment declined from 6.3% to 4.1% in those two years.',
  'Production increased from 900,000 to 1.2 million tons.',
  'Production increased from 3 to 5 million tons.',
  'The budget grew from $40,000 in 2016 to $55,000 in 2018.',
  'The population declined from 2010 to 2019 and then recovered.',
  'The office increased its hours from 9 to 5 on weekdays and opened on Saturdays.',
  'The waiting list doubled from 40 to 80 families.',
  'The waiting list nearly doubled from 40 to 75 families.',
  'The price more than tripled from $10 to $34 in one summer.',
  'The staff was halved from 60 to 31 workers.',
  'The team rose from 12th to 3rd in the table.',
  'The school climbed from number 14 to number 6 in the ranking.',
  'The town rose from rank 9 to rank 2 among the harbors.',
  'Waiting times improved from 40 minutes to 22 minutes.',
  'The rate fell from one in three to one in five children.',
  'If attendance rose from 50 to 40, nobody would call it growth.',
  'Did the share really fall from 30 to 45 percent?',
  'The temperature rose from -4 degrees to 2 degrees.',
  'The temperature fell from 3 degrees to 8 degrees below zero.',
  'A majority of the residents, 61 percent, voted for the bridge.',
  'Most of the nurses (78%) had worked there for ten years.',
  'Most of the nurses, 38 percent of whom were men, signed the letter.',
  'Most residents (45% of them renters) opposed the plan.',
  'The most common answer, 34 percent, was the weather.',
  'The most frequent complaint (22 percent) was the noise.',
  'Most often, 30 percent of the seats were empty.',
  'More than half of the shops, 56 percent, closed that winter.',
  'More than half of the shops, with 46 percent of the clerks, closed that winter.',
  'Fewer than half of the pupils (43 percent) finished the book.',
  'Nearly half of the pupils (47 percent) finished the book.',
  'A third of the fishers, 34 percent, sold their boats.',
  'Two thirds of the clerks (66 percent) signed the letter.',
  'Half of the students, 25 of them, walked to the pier.',
  'A majority of five judges, with 2 percent of the budget, decided it.',
  'The law needed a two-thirds majority, and 58 percent voted for it.',
  'Only 34 percent, a clear minority, wanted the market to move.',
  'Of the 52 nurses who were asked, 40 said that they had thought of leaving.',
  'Of the 40 boats in the harbor, 120 passengers used only three.',
  'In the second week, 24 of the 31 volunteers came back.',
  'The report lists 300 of 2018 cases under another name.',
  'Chapter 12 of 8 volumes is hard to find.',
  'The $61,000 that came from tickets was less than the $84,000 that the repair took.',
  'A ticket of $5 a day is more than $40 a month for some families.',
  'A fine of $2 is more than 30 minutes of wages.',
  'The club has 310 members, which is more than the 240 members of its rival.',
  'More women than men voted for the pier, 47 percent against 41 percent.',
  'The night boat carries fewer people than the day boat: 120 versus 190.',
  'The new test is more accurate than the old one, 4 errors against 11 errors.',
  'The canteen costs more than it brings in. Last year it took in $38,000 and spent $52,000 on food.',
  'The canteen costs more than it brings in. Last year it took in $52,000, of which it spent $38,000 on food and $30,000 on rent.',
  'The canteen brings in more than it costs. Last year it took in $52,000 and spent $38,000 on food.',
  'The canteen might cost more than it brings in. Last year it took in $52,000 and spent $38,000 on food.',
  'Fines bring in less than people think. Last year the town took in $52,000 and spent $38,000 on stamps.',
  'Membership has fallen sharply. In 2015 it was 520, and in 2019 it was 400.',
  'Membership has fallen sharply. In 2015 the hall was painted for $400, and in 2019 the roof cost $520.',
  'Sales rose again. In 2021 they were 88,000, and in 2017 they were 61,000.',
  'The writer says that “profits fell from 20 to 30 percent” and offers no table.',
  'Costs dropped by 40 percent, from a high of 90 dollars.',
  'The ferry carried 400 people in 2015 and 520 in 2019, more than the old boat.',
];

describe('content-contradicted-number', () => {
  it.each(contradicted)('quotes both sides: %s', (sentence, ...quoted) => {
    const [message, ...others] = messagesFor(sentence);
    expect(others).toEqual([]);
    for (const words of quoted) expect(message).toContain(words);
  });

  it.each(agreeing)('is silent: %s', (sentence) => {
    expect(messagesFor(sentence)).toEqual([]);
  });
});
