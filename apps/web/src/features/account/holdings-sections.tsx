import { type Account, type Holdings, exportAccount, deleteAccount } from '@greenpen/api-contract';
import { Section } from './section.tsx';
import { useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { addressOf, callApi } from '../../api/call-api.ts';
import { formatCount, formatSize, formatSpace, formatTime } from '../../components/format.ts';
import { saveFrom } from '../../components/browser/save-file.ts';
import { holdingsQuery } from './account-queries.ts';
import { z } from 'zod';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/form/field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { CodeField } from './two-factor/code-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAccountForm } from './use-account-form.ts';

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

type DeleteAccountDialogProps = {
  readonly account: Account;
  readonly holdings: Holdings;
  readonly onClose: () => void;
};

/** Explains what is deleted and asks for the password, or for the e-mail address if there is none. */
function DeleteAccountDialog({ account, holdings, onClose }: DeleteAccountDialogProps) {
  const { email, hasPassword, twoFactor } = account;
  const isRight = (typed: string) => hasPassword || typed.trim().toLowerCase() === email.toLowerCase();
  const schema = deleteAccount.body.extend({
    email: z.string().refine(isRight, 'Type your e-mail address exactly as shown above.'),
  });
  const form = useAccountForm({
    schema,
    start: { currentPassword: '', code: '', email: '' },
    send: async ({ currentPassword, code }) => {
      await callApi(deleteAccount, { body: { currentPassword, code } });
      forgetDevice();
      window.location.assign('/account-deleted');
    },
  });

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <DialogForm
        form={form}
        action="Delete everything"
        look="danger"
        cancel="Keep my account"
        onCancel={onClose}
      >
        <div className="grid gap-2">
          <p>
            This deletes the account <strong className="break-words">{email}</strong> immediately and
            permanently:
          </p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-pencil">
            <li>{listHoldings(holdings)}, with all scores and feedback, including what you approved</li>
            <li>class lists, rubrics, templates and criteria</li>
            <li>your API key and all sessions; grading in progress stops</li>
          </ul>
          <p className="text-13 text-pencil">
            What is kept: the installation's audit log (actions with their time, network address and numbers
            such as totals, under an account number that no longer identifies anyone), which contains no names
            and no texts; payment records, for accounting; and encrypted backups, for fourteen days.
          </p>
        </div>
        {!hasPassword && (
          <Field label={`Type ${email} to confirm`} error={form.field('email').error}>
            {(control) => (
              <input {...control} {...form.register('email')} autoComplete="off" className="field" />
            )}
          </Field>
        )}
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
        {twoFactor.isOn && <CodeField {...form.field('code')} takesRecoveryCode />}
      </DialogForm>
    </Dialog>
  );
}

/** "214 papers, 3 courses and 1 training example": zero counts are left out. */
function listHoldings({ papers, courses, examples }: Holdings): string {
  const counted = [
    papers > 0 && formatCount(papers, 'paper'),
    courses > 0 && formatCount(courses, 'course'),
    examples > 0 && formatCount(examples, 'training example'),
  ].filter((part) => part !== false);
  return counted.length === 0 ? 'no papers yet' : inWords.format(counted);
}

const inWords = new Intl.ListFormat('en-US');

/** Clears the user's data from this browser, except the theme. */
function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('greenpen.') && key !== 'greenpen.theme') localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled, so there is nothing to clear.
  }
}
