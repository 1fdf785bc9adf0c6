import type { System } from '@greenpen/api-contract';
import { sayCost } from '../../../components/model-cost.ts';
import { formatAgo, formatCount, formatDate, formatNumber, formatSpace } from '../../../components/format.ts';

export type SystemFact = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly isWrong: boolean;
};

const gibibyte = 1024 ** 3;

/** Less free space than this is too little for a class's papers and a backup. */
const leastFreeBytes = 2 * gibibyte;

/** A longer wait than this means that something is broken. */
const longestWaitSeconds = 15 * 60;

/** "12 seconds", "3 minutes", "2 hours". */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [Math.round(seconds), 'second']
      : seconds < 3600
        ? [Math.floor(seconds / 60), 'minute']
        : [Math.floor(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The system's status in words, with problems marked. */
export function systemFacts(system: System, now: number): readonly SystemFact[] {
  return [
    engineFact(system.engine, now),
    backupFact(system.backup, now),
    waitFact(system.waiting),
    diskFact(system),
  ];
}

function engineFact(
  { latest, model, modelAwaySince, modelWaiting, modelChange, modelMonth }: System['engine'],
  now: number,
): SystemFact {
  const away =
    modelAwaySince === null
      ? ''
      : `; it stopped responding ${formatAgo(modelAwaySince, now)}, ${formatCount(modelWaiting, 'draft')} waiting`;
  return {
    label: 'Engine',
    value: latest ?? 'No paper graded yet',
    note:
      model === null
        ? 'On this machine, without a language model'
        : `With ${model}${modelMonth === null ? '' : `, ${sayCost(modelMonth)} this month`}${away}${changeNote(modelChange)}`,
    isWrong: modelAwaySince !== null || (modelChange?.check?.refused.length ?? 0) > 0,
  };
}

/** The previous model, and the new one's results on the sample papers. */
function changeNote(change: System['engine']['modelChange']): string {
  if (change === null) return '';
  const since = `; since ${formatDate(change.since)}, before it was ${change.before}`;
  if (change.check === null) return `${since}; not yet tested on sample papers`;
  const { papers, refused } = change.check;
  const reasons = refused.map(({ paper, reason }) => `${paper}: ${reason}`).join(' ');
  return refused.length === 0
    ? `${since}; its drafts for ${papers} sample papers passed`
    : `${since}; ${refused.length} of its ${papers} drafts for sample papers could not be used (${reasons})`;
}

function backupFact({ lastGood, latest, isOverdue }: System['backup'], now: number): SystemFact {
  const hasFailed = latest?.outcome === 'failed';
  const said =
    lastGood === null
      ? 'None yet'
      : `${formatAgo(lastGood.finishedAt ?? lastGood.startedAt, now)}${lastGood.bytes === null ? '' : `, ${formatSpace(lastGood.bytes)}`}`;
  return {
    label: 'Last backup',
    value: said,
    note: hasFailed
      ? `The latest one failed (${latest.reason ?? 'no reason was recorded'})`
      : isOverdue
        ? 'Overdue: look at the worker’s log'
        : 'Made automatically every day',
    isWrong: hasFailed || isOverdue,
  };
}

function waitFact({ papers, oldestSeconds }: System['waiting']): SystemFact {
  return {
    label: 'Oldest waiting paper',
    value: papers === 0 ? 'None' : formatWait(oldestSeconds),
    note:
      papers === 0
        ? 'Every paper is graded'
        : papers === 1
          ? '1 paper is waiting or being graded'
          : `${formatNumber(papers)} papers are waiting or being graded`,
    isWrong: oldestSeconds > longestWaitSeconds,
  };
}

function diskFact({ disk, databaseBytes }: System): SystemFact {
  return {
    label: 'Disk',
    value: disk === null ? 'Unknown' : `${formatSpace(disk.freeBytes)} free`,
    note: `${disk === null ? '' : `Of ${formatSpace(disk.totalBytes)}; `}the database uses ${formatSpace(databaseBytes)}`,
    isWrong: disk !== null && disk.freeBytes < leastFreeBytes,
  };
}
