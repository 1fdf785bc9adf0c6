import { type Account, type Holdings, exportAccount } from '@greenpen/api-contract';
import { Section } from './section.tsx';
import { useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { addressOf } from '../../api/call-api.ts';
import { formatCount, formatSize, formatSpace, formatTime } from '../../components/format.ts';
import { saveFrom } from '../../components/browser/save-file.ts';
import { holdingsQuery } from './account-queries.ts';

type Props = { readonly account: Account; readonly holdings: Holdings };

/** The account's data: retention, export and deletion. */
export function HoldingsSections({ account, holdings }: Props) {
  return (
    <>
      <Section title="What is kept" description="And for how long. Student texts are encrypted on disk.">
        <KeptCard holdings={holdings} />
      </Section>
      <Section title="Export everything" description="Download a copy of all your work.">
        <ExportCard holdings={holdings} />
      </Section>
      <Section title="Delete account" description="Immediate and permanent.">
        <DeleteCard account={account} holdings={holdings} />
      </Section>
    </>
  );
}

type DeleteCardProps = { readonly account: Account; readonly holdings: Holdings };

function DeleteCard({ account, holdings }: DeleteCardProps) {
  const [isOpen, setOpen] = useState(false);
  if (holdings.isLastAdmin) {
    return (
      <p className="p-5">
        You are the only administrator, and others use this installation. Make someone else an administrator
        on the admin screen before you delete your account.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="min-w-0 grow basis-64">
        Everything in it is deleted immediately and cannot be recovered. Export it first if you may need it
        later.
      </p>
      <Button look="danger" onClick={() => setOpen(true)} className="ml-auto">
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog account={account} holdings={holdings} onClose={() => setOpen(false)} />}
    </div>
  );
}

type Row = readonly [what: string, until: string];

/** What is stored and for how long, with this installation's retention days. */
const rowsOf = ({ retentionDays }: Holdings): readonly Row[] => [
  [
    'Uploaded papers, what was read from them, and drafts that were never approved',
    `${retentionDays} days after the upload, then deleted automatically`,
  ],
  ['Approved scores and feedback', 'until you delete the paper'],
  ['Deleted papers', 'ten minutes, so that you can restore them'],
  ['Courses, rubrics, class lists, templates and training examples', 'until you delete them'],
  ['Sign-ins', 'until you sign out, or after a week of inactivity'],
  ['Encrypted backups of the whole installation, if it makes them', 'fourteen days each'],
  ['Audit log: actions and numbers, no texts and no names', 'as long as this installation exists'],
];

function KeptCard({ holdings }: { readonly holdings: Holdings }) {
  return (
    <dl className="divide-y divide-rule">
      {rowsOf(holdings).map(([what, until]) => (
        <div key={what} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-2">
          <dt>{what}</dt>
          <dd className="text-pencil">{until}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Starts a browser download, which streams to disk, so its size does not matter. */
function ExportCard({ holdings }: { readonly holdings: Holdings }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    // A failed download shows no error, so this first checks that the server would allow it.
    mutationFn: () => queryClient.fetchQuery({ ...holdingsQuery, staleTime: 0 }),
    onSuccess: ({ nextExportAt }) => {
      if (nextExportAt === null) saveFrom(addressOf(exportAccount));
    },
    onError: (error) =>
      showError(
        'Nothing Was Exported',
        describeFailure(error, 'The download did not start. Please try again.'),
      ),
  });
  return (
    <div className="grid gap-4 p-5">
      <p>
        One ZIP file with everything: profile, courses, class lists, rubrics, criteria, templates, training
        examples, every paper as you uploaded it with its scores, feedback and findings, the grades as CSV,
        and your activity log. All of it is readable, and also available as JSON for other software; a README
        explains the contents.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <output className="text-13 text-pencil">
          {start.isSuccess
            ? wordsFor(start.data)
            : `${formatCount(holdings.papers, 'paper')}, about ${formatSize(holdings.bytes)} of files${mostWords(holdings)}`}
        </output>
        <Button
          icon={<Download size={16} aria-hidden />}
          isBusy={start.isPending}
          onClick={() => start.mutate()}
          className="ml-auto"
        >
          Export everything
        </Button>
      </div>
    </div>
  );
}

function wordsFor({ nextExportAt }: Holdings): string {
  return nextExportAt === null
    ? 'Your browser is downloading it. A large account takes a few minutes; you can keep working.'
    : `You exported everything ten times within the last hour. You can export again at ${formatTime(Date.parse(nextExportAt))}.`;
}

/** ", of 4.9 GB available to you"; empty if there is no limit. */
function mostWords({ mostBytes }: Holdings): string {
  return mostBytes === null ? '' : `, of ${formatSpace(mostBytes)} available to you`;
}
