import { type ExportChoice, type ExportSummary, summariseExport } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Archive, Download, Table } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { Field } from '../../components/form/field.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { callApi } from '../../api/call-api.ts';
import { displayName, useSession } from '../../session/session.ts';
import { formatCount } from '../../components/format.ts';
import { ChoiceSelect, RadioCards } from './choice-fields.tsx';
import {
  type FilesFormat,
  type FilesSystem,
  type MarksSystem,
  filesChoices,
  filesHint,
  formatChoices,
  leftOut,
  marksChoices,
  marksHint,
} from './export-choices.ts';
import { exportFailure } from './export-failure.ts';
import { HeldList, usePreview } from './held-list.tsx';
import { keepSigner, readSigner } from './signer.ts';
import { type Exporting, useExporting } from './use-exporting.ts';

type Props = { readonly choice: ExportChoice; readonly onClose: () => void };

/** Chooses the content, target system and omissions of an export. */
export function ExportDialog({ choice, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exports', 'summary', choice],
    queryFn: ({ signal }) => callApi(summariseExport, { body: choice, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog title="Export" onClose={onClose}>
      {data !== undefined ? (
        <ExportForm choice={choice} summary={data} onClose={onClose} />
      ) : error === null ? (
        <LoadingArea label="Counting the papers" className="grid gap-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-9 w-full" />
        </LoadingArea>
      ) : (
        <ErrorState
          title="The papers were not counted"
          message={exportFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

type FormProps = Props & { readonly summary: ExportSummary };

function ExportForm({ choice, summary, onClose }: FormProps) {
  const [what, setWhat] = useState<'marks' | 'files'>('marks');
  const [marksSystem, setMarksSystem] = useState<MarksSystem>('canvas');
  const [filesSystem, setFilesSystem] = useState<FilesSystem>(
    summary.canvasNames > summary.moodleNames ? 'canvas' : summary.moodleNames > 0 ? 'moodle' : 'plain',
  );
  const [format, setFormat] = useState<FilesFormat>('word');
  const [author, setAuthor] = useState(readSigner);
  const { state, start } = useExporting(choice, onClose);
  const preview = usePreview(
    choice,
    what === 'marks' ? { what, system: marksSystem } : { what, system: filesSystem },
  );
  const heldBack = preview.data?.heldBack ?? 0;
  const isNothingLeft = what === 'marks' && preview.data?.confirmed === 0;

  const submit = (): void => {
    if (what === 'marks') start({ what, system: marksSystem, heldBack });
    else start({ what, system: filesSystem, format, author: keepSigner(author) });
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ApprovedCount summary={summary} />
      <WhatChoice value={what} onChange={setWhat} />
      {what === 'marks' ? (
        <ChoiceSelect
          label="For"
          hint={marksHint(marksSystem)}
          value={marksSystem}
          choices={marksChoices}
          onChange={setMarksSystem}
        />
      ) : (
        <FilesFields
          system={filesSystem}
          onSystem={setFilesSystem}
          format={format}
          onFormat={setFormat}
          author={author}
          onAuthor={setAuthor}
        />
      )}
      {summary.approved > 0 && <HeldList preview={preview} what={what} />}
      <DialogActions note={<MakingNote state={state} />}>
        <Button onClick={onClose}>Cancel</Button>
        <ExportButton
          isDisabled={summary.approved === 0 || isNothingLeft}
          isMaking={state.status === 'making'}
        />
      </DialogActions>
    </form>
  );
}

type ExportButtonProps = { readonly isDisabled: boolean; readonly isMaking: boolean };

function ExportButton({ isDisabled, isMaking }: ExportButtonProps) {
  return (
    <Button
      type="submit"
      look="primary"
      icon={<Download size={16} aria-hidden />}
      isBusy={isMaking}
      disabled={isDisabled}
    >
      Export
    </Button>
  );
}

function ApprovedCount({ summary }: Pick<FormProps, 'summary'>) {
  const left = leftOut(summary);
  return (
    <p className={summary.approved === 0 ? 'rounded-md bg-yellow-wash px-3 py-2 text-yellow' : ''}>
      <span className="font-medium">{formatCount(summary.approved, 'approved paper')}.</span>{' '}
      {left !== null && <span className={summary.approved === 0 ? '' : 'text-pencil'}>{left}</span>}
      {summary.approved === 0 && ' Approve the papers that you want to export first.'}
    </p>
  );
}

type FilesFieldsProps = {
  readonly system: FilesSystem;
  readonly onSystem: (system: FilesSystem) => void;
  readonly format: FilesFormat;
  readonly onFormat: (format: FilesFormat) => void;
  readonly author: string;
  readonly onAuthor: (author: string) => void;
};

/** The target system, the format and, for Word, the name on the comments. */
function FilesFields({ system, onSystem, format, onFormat, author, onAuthor }: FilesFieldsProps) {
  const session = useSession();
  const ownName = session.status === 'signed-in' ? displayName(session.user) : '';
  return (
    <>
      <ChoiceSelect
        label="For"
        hint={filesHint(system)}
        value={system}
        choices={filesChoices}
        onChange={onSystem}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect label="As" value={format} choices={formatChoices} onChange={onFormat} />
        {format === 'word' && (
          <Field label="Name on the comments">
            {(control) => (
              <input
                {...control}
                value={author}
                maxLength={100}
                autoComplete="off"
                placeholder={ownName}
                onChange={(event) => onAuthor(event.target.value)}
                className="field"
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}

function WhatChoice({
  value,
  onChange,
}: {
  readonly value: 'marks' | 'files';
  readonly onChange: (value: 'marks' | 'files') => void;
}) {
  return (
    <RadioCards
      legend="What"
      name="what"
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'marks',
          label: 'Marks',
          note: 'One CSV file for a gradebook.',
          icon: <Table size={18} aria-hidden />,
        },
        {
          value: 'files',
          label: 'Feedback files',
          note: 'A ZIP with one file for each student.',
          icon: <Archive size={18} aria-hidden />,
        },
      ]}
    />
  );
}

/** The export's progress or failure. */
function MakingNote({ state }: { readonly state: Exporting }) {
  if (state.status === 'failed') {
    return (
      <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
        {state.message}
      </p>
    );
  }
  const progress = state.status === 'making' ? state.progress : null;
  return (
    <div aria-live="polite" className="empty:hidden">
      {progress !== null && (
        <>
          <p className="text-13 text-pencil tabular-nums">
            {progress.done} of {progress.total} files made
          </p>
          <progress
            aria-label="Files made"
            value={progress.done}
            max={progress.total}
            className="progress mt-1.5 block w-full"
          />
        </>
      )}
    </div>
  );
}
