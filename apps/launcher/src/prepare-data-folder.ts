import { access, constants, mkdir } from 'node:fs/promises';
import { errorCode, StartFailure } from './start-failure.ts';

/** Creates the data folder, private to this user, and checks that it is writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${errorCode(error) ?? 'unknown error'}). ` +
        'Make it writable for this user, or point DATA_DIR at another folder.',
    );
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
