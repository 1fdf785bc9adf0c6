import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const quickImports = new URL('./quick-imports.ts', import.meta.url).href;

/** Names that the libraries' modules export, as a process with these options sees them. */
function namesExported(options: readonly string[]): unknown {
  const script = `
    const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/node-postgres/migrator', 'pg'];
    const all = await Promise.all(names.map((name) => import(name)));
    const again = await import('drizzle-orm');
    process.stdout.write(JSON.stringify([...all.map((one) => Object.keys(one)), again === all[0]]));
  `;
  const args = [...options, '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

it('finds the same modules as Node does', () => {
  const names = namesExported([`--import=${quickImports}`]);
  expect(names).toEqual(namesExported([]));
  expect(names).toHaveLength(6);
});
