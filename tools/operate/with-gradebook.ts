import { openGradebook, readSchemaState, type Gradebook } from '@greenpen/gradebook';
import { InstallationError } from '@greenpen/installation';
import type { OperateSettings } from './operate-settings.ts';
import { withDatabase } from './with-database.ts';

/** The gradebook of an installation that is of this version, also while the product runs. */
export function withGradebook<T>(
  settings: OperateSettings,
  run: (gradebook: Gradebook) => Promise<T>,
): Promise<T> {
  return withDatabase(settings, { alone: false, mayCreate: false }, async (databaseUrl) => {
    if ((await readSchemaState({ databaseUrl })) !== 'current') {
      throw new InstallationError(
        'The database is not of this version: start Greenpen once, or run migrate.',
      );
    }
    const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-operate' });
    try {
      return await run(gradebook);
    } finally {
      await gradebook.close();
    }
  });
}
