import { expect, it } from 'vitest';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { paperFromText } from '../paper-from-text.ts';
import { findClaim, findStatedPosition, isReport } from './find-claim.ts';

const body = 'The boat carries four hundred people each day, and most of them come back in the evening.';

function read(opening: string) {
  const text = `${opening}\n\n${body}`;
  const work = readWork(paperFromText(text));
  const sound = findSoundWork(work, '');
  const said = (span: ReturnType<typeof findClaim>) =>
    span === null ? null : text.slice(span.start, span.end);
  return { claim: said(findClaim({ work, sound })), stated: said(findStatedPosition({ work, sound })) };
}

it('finds a position that the writer takes in so many words', () => {
  const { claim, stated } = read(
    'The ferry is old. In this memo I will argue that the city has to keep it, whatever the new bridge costs.',
  );
  expect(stated).toBe(
    'In this memo I will argue that the city has to keep it, whatever the new bridge costs.',
  );
  expect(claim).toBe(stated);
});

it.each([
  'Many people argue that the city should sell its ferry. The ferry is old and slow, and it leaks.',
  'This paper will discuss the ferry, its history and its costs. The ferry is old and slow, and it leaks.',
  'Should the city keep its ferry? I think of the ferry each morning, and of its captain, and of the fog.',
])('takes no position from %j', (opening) => {
  expect(read(opening).stated).toBeNull();
});

it.each([
  'One of the rules is that the ferry waits for nobody.',
  'Several of these boats were built in the same yard.',
  'There are four landings on the north side of the river.',
  'According to the harbor office, the ferry is late on one day in five.',
  'The timetable says that the last boat leaves at nine.',
  'Lund (2019) found that most passengers live on the island.',
  'Orr and Hale reported the same of the ferry at Holm.',
])('takes for a report: %s', (sentence) => {
  expect(isReport(sentence)).toBe(true);
});

it.each([
  'One of the rules should go, since it keeps workers from the last boat.',
  'There is a better way, and I argue that the town has to take it.',
  'The ferry is worth its price.',
  'The city must keep the ferry.',
  'Ferries bind the two halves of the town together.',
  'The old ferry was kept because it is cheap.',
])('takes for more than a report: %s', (sentence) => {
  expect(isReport(sentence)).toBe(false);
});
