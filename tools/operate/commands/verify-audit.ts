import { InstallationError } from '@greenpen/installation';
import type { Command } from '../command.ts';
import { withGradebook } from '../with-gradebook.ts';

const head = /^(?<position>\d+):(?<hash>[0-9a-f]{64})$/u;

export const verifyAudit: Command = {
  usage: 'verify-audit [HEAD]',
  summary: 'walk the audit log from its first entry; HEAD is what an earlier run printed',
  takes: { needed: 0, most: 1 },
  run({ args: [earlier], settings, say }) {
    const known = earlier === undefined ? undefined : readHead(earlier);
    return withGradebook(settings, async (gradebook) => {
      const verdict = await gradebook.audit.verifyChain(known);
      if (verdict.status === 'broken') {
        const { reason, position, eventId } = verdict;
        say(`The audit log is broken (${reason}): link ${position ?? '-'}, event ${eventId ?? '-'}.`);
        return 1;
      }
      say(`The audit log is whole: ${verdict.head.position} entries.`);
      say(`Its head, to note elsewhere: ${verdict.head.position}:${verdict.head.hash}`);
      return 0;
    });
  },
};

function readHead(text: string): { readonly position: number; readonly hash: string } {
  const { position, hash } = head.exec(text)?.groups ?? {};
  if (position === undefined || hash === undefined) {
    throw new InstallationError('HEAD is a number, a colon and 64 hexadecimal digits.');
  }
  return { position: Number(position), hash };
}
