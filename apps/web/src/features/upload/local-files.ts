export type LocalStatus =
  /** `isWantedTwice`: to be sent although the server has the same file. */
  | { readonly kind: 'ready'; readonly isWantedTwice?: boolean }
  | { readonly kind: 'uploading' }
  | { readonly kind: 'completed'; readonly assignmentId: string }
  /** The same file was here before; nothing was added. */
  | { readonly kind: 'duplicate'; readonly assignmentId: string }
  /** `retry`: sending the same file again may help; `isSame`: the server already has the file. */
  | { readonly kind: 'error'; readonly reason: string; readonly retry: boolean; readonly isSame?: boolean };

export type FileFacts = { readonly name: string; readonly size: number };

/** A file chosen on this page, with its status. */
export type LocalFile<F extends FileFacts = File> = {
  readonly id: string;
  readonly file: F;
  readonly status: LocalStatus;
};

let lastId = 0;

export function toLocalFile<F extends FileFacts>(file: F, reason: string | null): LocalFile<F> {
  lastId += 1;
  return {
    id: `file-${lastId}`,
    file,
    status: reason === null ? { kind: 'ready' } : { kind: 'error', reason, retry: false },
  };
}

/** Sets the status of the files with these ids. */
export function withStatus<F extends FileFacts>(
  files: readonly LocalFile<F>[],
  ids: ReadonlySet<string>,
  status: LocalStatus,
): readonly LocalFile<F>[] {
  return files.map((item) => (ids.has(item.id) ? { ...item, status } : item));
}

type Outcome = {
  readonly assignments: readonly { readonly id: string }[];
  readonly refused: readonly { readonly name: string; readonly message: string }[];
  readonly duplicates: readonly { readonly name: string; readonly assignment: { readonly id: string } }[];
};

/**
 * Each file of a batch gets its refusal, what it equals or, in the order sent, its assignment. Names may repeat within a
 * batch.
 */
export function withOutcome<F extends FileFacts>(
  files: readonly LocalFile<F>[],
  batch: readonly LocalFile<F>[],
  { assignments, refused, duplicates }: Outcome,
): readonly LocalFile<F>[] {
  const refusals = [...refused];
  const known = [...duplicates];
  const taken = [...assignments];
  const statuses = new Map<string, LocalStatus>();
  for (const { id, file } of batch) {
    const refusal = takeNamed(refusals, file.name);
    const duplicate = refusal === undefined ? takeNamed(known, file.name) : undefined;
    if (refusal !== undefined) statuses.set(id, { kind: 'error', reason: refusal.message, retry: false });
    else if (duplicate !== undefined)
      statuses.set(id, { kind: 'duplicate', assignmentId: duplicate.assignment.id });
    else statuses.set(id, statusOfTaken(taken.shift()));
  }
  return files.map((item) => ({ ...item, status: statuses.get(item.id) ?? item.status }));
}

/** Removes the first entry of that name from the list. */
function takeNamed<N extends { readonly name: string }>(list: N[], name: string): N | undefined {
  const at = list.findIndex((item) => item.name === name);
  return at === -1 ? undefined : list.splice(at, 1)[0];
}

function statusOfTaken(assignment: { readonly id: string } | undefined): LocalStatus {
  return assignment === undefined
    ? { kind: 'error', reason: 'The server did not accept this file.', retry: true }
    : { kind: 'completed', assignmentId: assignment.id };
}

const filesPerBatch = 10;
const bytesPerBatch = 20 * 1024 * 1024;

/** Small batches show results early and lose little to a broken connection. */
export function toBatches<F extends FileFacts>(
  files: readonly LocalFile<F>[],
): readonly (readonly LocalFile<F>[])[] {
  const batches: LocalFile<F>[][] = [];
  let bytes = 0;
  for (const item of files) {
    const current = batches.at(-1);
    bytes += item.file.size;
    if (current === undefined || current.length >= filesPerBatch || bytes > bytesPerBatch) {
      batches.push([item]);
      bytes = item.file.size;
    } else {
      current.push(item);
    }
  }
  return batches;
}

export function completedIds(files: readonly LocalFile<FileFacts>[]): readonly string[] {
  return files.flatMap(({ status }) => (status.kind === 'completed' ? [status.assignmentId] : []));
}

export const idsOf = (files: readonly LocalFile<FileFacts>[]): ReadonlySet<string> =>
  new Set(files.map(({ id }) => id));

/** Whether to send it although the server has the same file. */
export const isWantedTwice = ({ status }: LocalFile<FileFacts>): boolean =>
  status.kind === 'ready' && status.isWantedTwice === true;
