import {
  type CallResponse,
  type Course,
  type Student,
  deleteStudent,
  importStudents,
  listStudents,
} from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { formatCount } from '../../../components/format.ts';
import { IconButton } from '../../../components/form/icon-button.tsx';

type Imported = CallResponse<typeof importStudents>;
type Props = { readonly course: Course; readonly onClose: () => void };

/** The course's students, imported from a learning management system's CSV file. */
export function ClassListDialog({ course, onClose }: Props) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const params = { courseId: course.id };
  const { data, error, refetch } = useQuery({
    queryKey: ['courses', course.id, 'students'],
    queryFn: ({ signal }) => callApi(listStudents, { params, signal }),
  });
  const load = useMutation({
    mutationFn: async (file: File) => callApi(importStudents, { params, body: { csv: await file.text() } }),
    onSuccess: async ({ added, updated }) => {
      showToast({
        title: 'Class List Imported',
        description: `${formatCount(added, 'student')} added, ${updated} updated.`,
      });
      await queryClient.invalidateQueries({ queryKey: ['courses'] });
    },
    onError: (failed) =>
      showError('Failed to Import Class List', describeFailure(failed, 'Could not read this file.')),
  });

  return (
    <Dialog
      title={`Class list of ${course.code}`}
      description="A CSV file with names, e-mail addresses or both, as exported by learning management systems. Importing again adds new students."
      onClose={onClose}
    >
      {error !== null && data === undefined ? (
        <ErrorState
          title="The class list did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <ClassListSkeleton />
      ) : data.length === 0 ? (
        <p className="rounded-md border border-dashed border-edge px-4 py-6 text-center text-pencil">
          There are no students on the class list yet.
        </p>
      ) : (
        <>
          <h3 className="text-13 font-semibold">{formatCount(data.length, 'student')}</h3>
          <StudentList students={data} courseId={course.id} />
        </>
      )}
      {load.data !== undefined && <Refused rows={load.data.refused} />}
      <FileInput onFile={load.mutate} input={input} />
      <ListActions isBusy={load.isPending} onImport={() => input.current?.click()} onClose={onClose} />
    </Dialog>
  );
}

type ListActionsProps = {
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onClose: Props['onClose'];
};

function ListActions({ isBusy, onImport, onClose }: ListActionsProps) {
  return (
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
      <Button look="primary" icon={<Upload size={16} aria-hidden />} isBusy={isBusy} onClick={onImport}>
        Import CSV
      </Button>
    </DialogActions>
  );
}

function FileInput({
  onFile,
  input,
}: {
  readonly onFile: (file: File) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}) {
  return (
    <input
      ref={input}
      type="file"
      accept=".csv,text/csv,text/plain"
      aria-label="Class list file"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file !== undefined) onFile(file);
        event.target.value = '';
      }}
    />
  );
}

function StudentList({
  students,
  courseId,
}: {
  readonly students: readonly Student[];
  readonly courseId: string;
}) {
  return (
    <ul
      aria-label="Class list"
      // A scrolling area must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-1 max-h-78 divide-y divide-rule overflow-y-auto rounded-md border border-rule"
    >
      {students.map(({ id, name, email }) => (
        <li key={id} className="flex items-center gap-x-2 py-0.5 pr-1 pl-3">
          <span className="flex min-w-0 grow gap-x-4 max-sm:flex-col max-sm:py-1 sm:flex-wrap sm:justify-between">
            <span className="break-words">{name}</span>
            {email !== null && email !== name && <span className="break-all text-pencil">{email}</span>}
          </span>
          <RemoveStudent courseId={courseId} student={{ id, name, email }} />
        </li>
      ))}
    </ul>
  );
}

function ClassListSkeleton() {
  return (
    <LoadingArea label="Loading the class list">
      <Skeleton className="h-4 w-20" />
      <span className="mt-2 block divide-y divide-rule rounded-md border border-rule">
        {['w-28', 'w-36', 'w-32'].map((width) => (
          <span key={width} className="flex h-9 items-center justify-between gap-4 px-3">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3.5 w-40" />
          </span>
        ))}
      </span>
    </LoadingArea>
  );
}

function Refused({ rows }: { readonly rows: Imported['refused'] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-3 rounded-md bg-yellow-wash px-3 py-2 text-13 text-yellow">
      <p>{formatCount(rows.length, 'row')} could not be read:</p>
      <ul className="mt-1 max-h-32 overflow-y-auto">
        {rows.map(({ row, message }) => (
          <li key={row}>
            Row {row}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

type RemoveStudentProps = { readonly courseId: string; readonly student: Student };

/** Removes a student from the class list; Undo restores name and address. */
function RemoveStudent({ courseId, student }: RemoveStudentProps) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['courses'] });
  const putBack = async () => {
    try {
      await callApi(importStudents, { params: { courseId }, body: { csv: classListRow(student) } });
      await refresh();
    } catch (error) {
      showError('Not Restored', describeFailure(error, 'Import the class list again to add them.'));
    }
  };
  const remove = useMutation({
    mutationFn: () => callApi(deleteStudent, { params: { courseId, id: student.id } }),
    onSuccess: async () => {
      showToast({
        title: 'Student Removed',
        description: `${student.name} was removed from the class list. Their papers are kept.`,
        action: { label: 'Undo', run: () => void putBack() },
      });
      await refresh();
    },
    onError: (error) =>
      showError('Failed to Remove Student', describeFailure(error, 'Could not change the class list.')),
  });

  return (
    <IconButton
      label={`Remove ${student.name}`}
      icon={<X size={16} aria-hidden />}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  );
}

/** A student as a line of the class list's own CSV: "Name","address". */
export function classListRow({ name, email }: Pick<Student, 'name' | 'email'>): string {
  return [name, email ?? ''].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}
