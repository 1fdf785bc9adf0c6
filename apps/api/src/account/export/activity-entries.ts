import type { AuditRecord } from '@greenpen/gradebook';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { csvRow } from '../../exports/csv-row.ts';

/** What was done in the account and when, the oldest first; read twice, because each file is written as it is read. */
export function activityEntries(each: () => AsyncIterable<AuditRecord>, at: Date): ArchiveEntry[] {
  return [
    { name: 'activity.csv', at, content: csvOf(each()) },
    { name: 'activity.json', at, content: jsonOf(each()) },
  ];
}

async function* csvOf(events: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(['When', 'Who', 'What', 'Paper', 'From', 'Details'])}`;
  for await (const { at, actor, action, submissionId, address, detail } of events) {
    const details = Object.entries(detail).map(([name, value]) => `${name}: ${value ?? 'none'}`);
    yield csvRow([
      at.toISOString(),
      actor === 'engine' ? 'Greenpen' : actor,
      action,
      submissionId,
      address,
      details.join(', '),
    ]);
  }
}

async function* jsonOf(events: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const event of events) {
    yield separator + JSON.stringify(event);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
