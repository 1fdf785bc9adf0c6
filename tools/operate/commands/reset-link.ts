import { InstallationError } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { withGradebook } from '../with-gradebook.ts';

export const resetLink: Command = {
  usage: 'reset-link ADDRESS',
  summary:
    'make a link with which the account of this e-mail address gets a new password, once, within an hour',
  takes: { needed: 1, most: 1 },
  run({ args: [address = ''], settings, say }) {
    return withGradebook(settings, async (gradebook) => {
      const link = await gradebook.accountLinks.createReset({ email: address, baseUrl: settings.address });
      if (link === undefined) throw new InstallationError(`There is no account with the address ${address}.`);
      say(link);
      return 0;
    });
  },
};
