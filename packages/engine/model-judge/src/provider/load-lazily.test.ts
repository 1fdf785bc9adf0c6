import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const isHeavy = (name: string): boolean => /^(?:ai|@ai-sdk\/.*)$/u.test(name);

const index = new URL('../index.ts', import.meta.url).href;

/** Packages that a process has loaded after it opened a model, before the first call. */
function packagesLoaded(also = ''): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const names = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        const resolved = next(specifier, context);
        const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(resolved.url)?.[1];
        if (name !== undefined) names.add(name);
        return resolved;
      },
    });
    const { openFeedbackModel } = await import(${JSON.stringify(index)});
    openFeedbackModel({ provider: 'openai', model: 'any', apiKey: 'any', baseUrl: null });
    ${also}
    console.log(JSON.stringify([...names]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const names: unknown = JSON.parse(stdout === '' ? `"${stderr}"` : stdout);
  return Array.isArray(names) ? names.map(String) : [];
}

it('loads nothing of the AI SDK before a model is asked', () => {
  expect(packagesLoaded().filter(isHeavy)).toEqual([]);
  expect(packagesLoaded("await import('ai');").filter(isHeavy)).toContain('ai');
});

it('loads nothing of the model tasks in a process that only reviews papers', () => {
  const review = new URL('../../../paper-review/src/review-paper.ts', import.meta.url).href;
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({
      resolve(specifier, context, next) {
        const resolved = next(specifier, context);
        urls.push(resolved.url);
        return resolved;
      },
    });
    await import(${JSON.stringify(review)});
    console.log(urls.filter((url) => url.includes('/model-judge/')).join());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('');
});
