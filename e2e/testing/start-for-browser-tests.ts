import type { TestProject } from 'vitest/node';
import { startProduct } from '../../tools/testing/start-product.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's.
  interface ProvidedContext {
    /** Where the whole product of this test run answers. */
    productAddress: string;
  }
}

/** One running product for all browser tests; each test makes an account of its own. */
// oxlint-disable-next-line import/no-default-export -- Vitest's global setup takes the default export.
export default async function startForBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('productAddress', product.address);
  return () => product.stop();
}
