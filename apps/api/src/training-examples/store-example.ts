import { AppError } from '@greenpen/api-contract';
import type { Repositories } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

type Storing<T> = {
  readonly ownerId: string;
  /** The new texts, and the ones they replace. */
  readonly texts: Uint8Array;
  readonly before?: Uint8Array;
  readonly store: (inside: Repositories) => Promise<T>;
};

/**
 * Stores an example if it fits into the account's storage, otherwise throws ACCOUNT_FULL. One that does not grow
 * always fits.
 */
export function storeExample<T>(
  { gradebook, bytesPerUser }: Pick<Ports, 'gradebook' | 'bytesPerUser'>,
  { ownerId, texts, before, store }: Storing<T>,
): Promise<T> {
  const added = texts.length - (before?.length ?? 0);
  return gradebook.transaction(async (inside) => {
    if (bytesPerUser !== null && added > 0) {
      await inside.submissions.lockStored({ ownerId });
      if ((await inside.submissions.sumStored({ ownerId })) + added > bytesPerUser)
        throw new AppError('ACCOUNT_FULL');
    }
    return store(inside);
  });
}
