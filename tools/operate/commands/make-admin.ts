import { findAccountId } from '@greenpen/gradebook';
import { InstallationError } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { withGradebook } from '../with-gradebook.ts';

export const makeAdmin: Command = {
  usage: 'make-admin ADDRESS',
  summary: 'let the account with this e-mail address administer the installation',
  takes: { needed: 1, most: 1 },
  run({ args: [address = ''], settings, say }) {
    return withGradebook(settings, async (gradebook) => {
      const userId = await findAccountId(gradebook.database, address);
      if (userId === undefined)
        throw new InstallationError(`There is no account with the address ${address}.`);
      await gradebook.accounts.setAdmin({ userId, isAdmin: true, by: 'operator' });
      say(`${address} administers this installation.`);
      return 0;
    });
  },
};
