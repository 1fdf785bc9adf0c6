import { expect, it } from 'vitest';
import { openDatabase, openPool } from './database.ts';
import { openGradingQueue } from './runs/grading-queue.ts';
import { createRepositories } from './repositories.ts';

it('makes a repository when it is first asked for, and only once', () => {
  const pool = openPool({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', applicationName: 'test' });
  const repositories = createRepositories({
    db: openDatabase(pool),
    queue: openGradingQueue((text, values) => pool.query(text, values)),
  });
  expect(Object.keys(repositories)).toEqual([]);
  expect(repositories.grades).toBe(repositories.grades);
  expect(typeof repositories.runs.claim).toBe('function');
  expect(Object.keys(repositories)).toEqual(['grades', 'runs']);
});
