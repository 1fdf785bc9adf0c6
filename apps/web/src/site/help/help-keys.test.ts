import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keyboard } from './articles/keyboard.tsx';
import { queueKeys } from '../../features/queue/queue-keys.ts';
import { reviewKeys } from '../../features/review/desk/review-keys.ts';

/** These two are told in the article's first sentences. */
const toldElsewhere: ReadonlySet<string> = new Set(['Find anything', 'These keys']);

const missingIn = (table: string, keys: typeof queueKeys): readonly string[] =>
  keys.map(([, does]) => does).filter((does) => !toldElsewhere.has(does) && !table.includes(does));

it('tells every key of the queue and of the review screen as the screens tell it', () => {
  const [review = '', queue = ''] = renderToStaticMarkup(keyboard.body).split('</table>');
  expect(missingIn(review, reviewKeys)).toEqual([]);
  expect(missingIn(queue, queueKeys)).toEqual([]);
});
