import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadedBefore } from './uploaded-before.tsx';
import type { UploadPhase } from './upload-store.ts';
import { type Upload, listToRepeat } from './use-upload.ts';
import { RotateCw, CloudOff } from 'lucide-react';
import { formatCount } from '../../components/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { coursesQuery } from '../../api/courses.ts';

const ModelCostNote = lazy(async () => ({
  default: (await import('./model-cost-note.tsx')).ModelCostNote,
}));

const labels: Record<UploadPhase, string> = {
  idle: 'Upload & Start AI Grading',
  uploading: 'Uploading...',
  grading: 'Starting AI Grading...',
};

type Props = {
  readonly upload: Upload;
  readonly isDisabled?: boolean;
  readonly onStart: () => void;
  /** The list of files. */
  readonly children: ReactNode;
};

/** Drop zone, files, course and the upload button. */
export function UploadForm({ upload, isDisabled = false, onStart, children }: Props) {
  const isBusy = upload.phase !== 'idle';
  return (
    <div className="grid gap-5 p-5">
      <UploadedBefore upload={upload} />
      <DropZone onAdd={upload.add} isDisabled={isBusy} />
      {upload.files.length > 0 && children}
      {upload.isOffline && <OfflineLine upload={upload} />}
      <RepeatButton upload={upload} />
      <TargetPicker upload={upload} />
      <ModelCostPlace upload={upload} />
      <Button
        look="primary"
        size="large"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onStart}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {labels[upload.phase]}
      </Button>
    </div>
  );
}

/** Resets all failed files to ready; uploaded ones stay. */
function RepeatButton({ upload }: { readonly upload: Upload }) {
  const ids = listToRepeat(upload.files);
  if (ids.length < 2 || upload.phase !== 'idle') return null;
  return (
    <Button
      icon={<RotateCw size={16} aria-hidden />}
      onClick={() => upload.makeReady(ids)}
      className="justify-self-start"
    >
      {`Send ${formatCount(ids.length, 'failed file')} again`}
    </Button>
  );
}

/** Shown while offline: how many files are uploaded, that the rest will follow, and a cancel button. */
function OfflineLine({ upload: { files, stopWaiting } }: { readonly upload: Upload }) {
  const safe = files.filter(({ status }) => status.kind === 'completed').length;
  const waiting = files.filter(({ status }) => status.kind === 'uploading').length;
  return (
    <output className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-yellow-wash px-4 py-3 text-yellow">
      <CloudOff size={18} aria-hidden className="shrink-0" />
      <p className="min-w-48 grow basis-0">
        <span className="font-medium">Saved on this device, not sent yet.</span>{' '}
        {waiting === 0
          ? 'There is no connection; the upload continues automatically when it is back.'
          : `There is no connection. ${safe} of ${safe + waiting} are safe on the server; the others will be sent when it is back. Keep this page open.`}
      </p>
      <Button size="small" className="max-sm:ml-7.5" onClick={stopWaiting}>
        Stop waiting
      </Button>
    </output>
  );
}

/** What the language model will take for the files that are ready, loaded once there are any. */
function ModelCostPlace({ upload }: { readonly upload: Upload }) {
  const papers = upload.files.filter(({ status }) => status.kind === 'ready').length;
  if (papers === 0) return null;
  return (
    <Suspense>
      <ModelCostNote upload={upload} papers={papers} />
    </Suspense>
  );
}

/** The optional course and, once chosen, its assignment. */
function TargetPicker({ upload: { target, setTarget, phase } }: { readonly upload: Upload }) {
  const { data, isPending, isError } = useQuery(coursesQuery);
  const courses = data?.filter(({ archivedAt }) => archivedAt === null);
  const course = courses?.find(({ id }) => id === target.courseId);
  const assignments = course?.assignments.toSorted((a, b) => a.week - b.week) ?? [];
  const hint = isError
    ? 'The courses did not load; you can upload without one.'
    : courses?.length === 0
      ? 'You have no courses yet; papers can be uploaded without one.'
      : undefined;

  return (
    <fieldset disabled={phase !== 'idle'} className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-14 font-semibold">Assignment Details</legend>
      <Field label="Course" isOptional hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={target.courseId}
            disabled={isPending}
            onChange={(event) => setTarget({ courseId: event.target.value, courseAssignmentId: '' })}
          >
            <option value="">No course</option>
            {courses?.map(({ id, code, name }) => (
              <option key={id} value={id}>
                {code} - {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {course !== undefined && (
        <Field
          label="Assignment"
          isOptional
          hint={assignments.length === 0 ? 'This course has no assignments yet.' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={target.courseAssignmentId}
              onChange={(event) => setTarget({ ...target, courseAssignmentId: event.target.value })}
            >
              <option value="">No assignment</option>
              {assignments.map(({ id, week, title }) => (
                <option key={id} value={id}>
                  Week {week} - {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </fieldset>
  );
}
