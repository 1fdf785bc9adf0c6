import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keyboard } from './articles/getting-started.tsx';
import { queueKeys } from '../../features/queue/queue-keys.ts';
import { reviewKeys } from '../../features/review/desk/review-keys.ts';

/** The article's introduction mentions these two. */
const toldElsewhere: ReadonlySet<string> = new Set(['Find anything', 'Keyboard shortcuts']);

const missingIn = (table: string, keys: typeof queueKeys): readonly string[] =>
  keys.map(([, does]) => does).filter((does) => !toldElsewhere.has(does) && !table.includes(does));

it("documents every key of the queue and of the review screen in the screens' words", () => {
  const [review = '', queue = ''] = renderToStaticMarkup(keyboard.body).split('</table>');
  expect(missingIn(review, reviewKeys)).toEqual([]);
  expect(missingIn(queue, queueKeys)).toEqual([]);
});
