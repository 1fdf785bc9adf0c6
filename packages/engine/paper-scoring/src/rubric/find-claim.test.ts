import { expect, it } from 'vitest';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { paperFromText } from '../paper-from-text.ts';
import { findClaim, findStatedPosition } from './find-claim.ts';

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
