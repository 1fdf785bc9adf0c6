import { afterAll, beforeAll, inject } from 'vitest';
import { type Gradebook, openGradebook } from '../gradebook.ts';
import { createTestDatabase } from './create-test-database.ts';

export type TestGradebook = {
  readonly gradebook: Gradebook;
  readonly databaseUrl: string;
};

/** Opens a separate gradebook on a fresh database for a test file; available inside tests and hooks. */
export function prepareGradebook(): TestGradebook {
  let opened: (TestGradebook & { drop(): Promise<void> }) | undefined;
  const get = (): TestGradebook => {
    if (opened === undefined) throw new Error('the gradebook is only available inside tests and hooks');
    return opened;
  };
  beforeAll(async () => {
    const database = await createTestDatabase(inject('databaseUrl'));
    opened = { ...database, gradebook: openGradebook({ ...database, applicationName: 'test' }) };
  });
  afterAll(async () => {
    await opened?.gradebook.close();
    await opened?.drop();
  });
  return {
    get gradebook() {
      return get().gradebook;
    },
    get databaseUrl() {
      return get().databaseUrl;
    },
  };
}
