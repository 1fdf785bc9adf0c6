import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { marksCsv } from '../../exports/marks-csv.ts';
import type { Ports } from '../../ports.ts';
import { activityEntries } from './activity-entries.ts';
import { courseEntries, foldersOf } from './course-entries.ts';
import { exampleEntries } from './example-entries.ts';
import { paperEntries } from './paper-entries.ts';
import { profileEntries, templateEntries } from './profile-entries.ts';
import { readmeOf } from './readme.ts';

type Source = Pick<Ports, 'gradebook' | 'store' | 'sealer'> & { readonly ownerId: string; readonly at: Date };

/** Everything that an account holds, each file read when its turn comes. */
export async function* exportEntries(source: Source): AsyncGenerator<ArchiveEntry> {
  const { gradebook, ownerId, at } = source;
  const record = await gradebook.accounts.getRecord({ ownerId });
  yield { name: 'README.txt', at, content: readmeOf(record.account.email, at) };
  const { hasTwoFactor } = await gradebook.accounts.get({ ownerId });
  yield* profileEntries({ ...record, hasTwoFactor }, await gradebook.criteria.list({ ownerId }), at);
  yield* templateEntries(await gradebook.templates.list({ ownerId }), at);
  const courses = await gradebook.courses.list({ ownerId });
  const folders = foldersOf(courses);
  yield* courseEntries(gradebook, { ownerId, courses, folders });
  yield* exampleEntries({ ...source, folders });
  yield { name: 'marks.csv', at, content: marksCsv(gradebook.submissions.each({ ownerId, filter: {} })) };
  const leftOut: string[] = [];
  yield* paperEntries({ ...source, leaveOut: (what) => leftOut.push(what) });
  yield* activityEntries(() => gradebook.accountContents.eachAuditEvent({ ownerId }), at);
  if (leftOut.length > 0) {
    const text = `These could not be read from the store, because they are lost or damaged:\n\n${leftOut.join('\n')}\n`;
    yield { name: 'NOT-INCLUDED.txt', at, content: text };
  }
}
