import { AppError } from '@greenpen/api-contract';
import type { Repositories } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

type Storing<T> = {
  readonly ownerId: string;
  /** What is to be stored, and what it replaces. */
  readonly texts: Uint8Array;
  readonly before?: Uint8Array;
  readonly store: (inside: Repositories) => Promise<T>;
};

/** Stores an example where the account has room for it; else throws ACCOUNT_FULL. One that gets no longer always fits. */
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
