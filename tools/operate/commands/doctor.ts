import { openGradebook, readSchemaState } from '@greenpen/gradebook';
import { checkDatabase } from '../checks/check-database.ts';
import { checkDisk } from '../checks/check-disk.ts';
import { checkKey } from '../checks/check-key.ts';
import { checkMail } from '../checks/check-mail.ts';
import { checkModel, checkModelChange } from '../checks/check-model.ts';
import { checkBackups, checkQueue } from '../checks/check-work.ts';
import type { Command } from '../command.ts';
import type { Finding } from '../findings.ts';
import type { OperateSettings } from '../operate-settings.ts';
import { withDatabase } from '../with-database.ts';

export const doctor: Command = {
  usage: 'doctor',
  summary: 'one line each for what the installation needs; ends with 1 when something is to be done',
  takes: { needed: 0, most: 0 },
  run({ settings, say }) {
    return withDatabase(settings, { alone: false, mayCreate: false }, async (databaseUrl) => {
      const findings = [
        await checkDatabase(settings, databaseUrl),
        await checkKey(settings),
        await checkDisk('Disk', settings.dataDir),
        await checkMail(settings.smtpUrl),
        ...(await checkWork(settings, databaseUrl)),
      ];
      for (const { about, sentence, isWell } of findings) {
        say(`${isWell ? 'well ' : 'TO DO'}  ${`${about}:`.padEnd(10)} ${sentence}`);
      }
      return findings.every(({ isWell }) => isWell) ? 0 : 1;
    });
  },
};

async function checkWork(
  { backupDir, model }: OperateSettings,
  databaseUrl: string,
): Promise<readonly Finding[]> {
  const state = await readSchemaState({ databaseUrl }).catch(() => null);
  if (state !== 'current') return [await checkModel(model, null)];
  const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-operate' });
  try {
    return [
      await checkModel(model, await gradebook.modelDrafts.getState()),
      ...checkModelChange(model, await gradebook.modelChanges.find()),
      await checkQueue(gradebook),
      await checkBackups(gradebook, backupDir),
    ];
  } finally {
    await gradebook.close();
  }
}
