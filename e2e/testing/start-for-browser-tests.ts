import type { TestProject } from 'vitest/node';
import { ApiClient } from '../../tools/testing/api-client.ts';
import { startProduct } from '../../tools/testing/start-product.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's.
  interface ProvidedContext {
    /** Where the whole product of this test run answers. */
    productAddress: string;
  }
}

export const administrator = 'ada.admin@example.edu';

/** One running product for all browser tests; each test makes an account of its own. */
// oxlint-disable-next-line import/no-default-export -- Vitest's global setup takes the default export.
export default async function startForBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  // The first account of an installation administers it; every other one is an instructor's.
  await new ApiClient(product.address).signUp(administrator);
  project.provide('productAddress', product.address);
  return () => product.stop();
}
