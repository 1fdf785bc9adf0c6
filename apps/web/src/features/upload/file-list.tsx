import { RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { useNames } from '../../hidden-names/hidden-names.ts';
import type { LocalFile, LocalStatus } from './local-files.ts';
import type { Upload } from './use-upload.ts';

const statuses: Record<LocalStatus['kind'], { readonly label: string; readonly tone: BadgeTone }> = {
  ready: { label: 'Ready', tone: 'neutral' },
  uploading: { label: 'Uploading...', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
  duplicate: { label: 'Already here', tone: 'yellow' },
  error: { label: 'Error', tone: 'red' },
};

const emojis: Record<string, string> = { pdf: '📕', docx: '📘', txt: '📄' };

const emojiOf = (name: string) => emojis[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '📎';

/** Actions on a file, beside its error. */
const action = 'inline-flex h-6 items-center rounded-md font-medium text-pen underline underline-offset-2';

/** Number of visible rows. */
const inSight = 9;

type Props = {
  readonly upload: Upload;
  readonly formatSize: (bytes: number) => string;
  readonly hasEmoji?: boolean;
};

/** The selected files with size, status and, where something went wrong, the reason. */
export function FileList({ upload, formatSize, hasEmoji = false }: Props) {
  const names = useNames();
  const rows = upload.files.map((item, index) => ({
    item,
    name: names.localFileOf(item.file.name, index),
  }));
  return (
    <ul
      aria-label="Selected files"
      // A long list scrolls, so it must be focusable while it contains no controls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={upload.files.length > inSight ? 0 : undefined}
      className="max-h-[440px] divide-y divide-rule overflow-y-auto rounded-lg border border-rule"
    >
      {rows.map(({ item, name }) => (
        <li key={item.id} className="flex min-h-11 items-center gap-3 py-1.5 pr-2 pl-4">
          {hasEmoji && (
            <span aria-hidden className="text-16">
              {emojiOf(item.file.name)}
            </span>
          )}
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] items-center gap-x-3 max-sm:gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p className="truncate">
              <bdi>{name}</bdi>
            </p>
            <span className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap sm:not-last:row-span-2">
              <span className="text-13 whitespace-nowrap text-pencil tabular-nums">
                {formatSize(item.file.size)}
              </span>
              <Status item={item} />
            </span>
            {item.status.kind === 'duplicate' && (
              <p className="flex flex-wrap items-center gap-x-4 text-13 text-pencil">
                The same file was uploaded before.
                <span className="flex gap-4">
                  <Link to={`/assignments/${item.status.assignmentId}`} className={action}>
                    Open it
                  </Link>
                  <button
                    type="button"
                    aria-label={`Keep both: upload ${name} again`}
                    onClick={() => upload.makeReady([item.id])}
                    className={action}
                  >
                    Keep both
                  </button>
                </span>
              </p>
            )}
            {item.status.kind === 'error' && <p className="text-13 text-red">{item.status.reason}</p>}
          </div>
          <span className="flex min-w-8 shrink-0 justify-end">
            <Actions item={item} name={name} upload={upload} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Status({ item }: { readonly item: LocalFile }) {
  const { label, tone } = statuses[item.status.kind];
  return (
    <Badge tone={tone} icon={item.status.kind === 'uploading' ? <Spinner size={12} /> : undefined}>
      {label}
    </Badge>
  );
}

type ActionsProps = { readonly item: LocalFile; readonly name: string; readonly upload: Upload };

function Actions({ item, name, upload }: ActionsProps) {
  const { kind } = item.status;
  if (kind !== 'ready' && kind !== 'error' && kind !== 'duplicate') return null;
  return (
    <>
      {item.status.kind === 'error' && item.status.retry && (
        <IconButton
          label={`Send ${name} again`}
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => upload.makeReady([item.id])}
        />
      )}
      <IconButton
        label={`Remove ${name}`}
        icon={<X size={16} aria-hidden />}
        onClick={() => upload.remove(item.id)}
      />
    </>
  );
}
