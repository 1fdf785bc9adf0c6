import { deleteAccount, type Account, type Holdings } from '@greenpen/api-contract';
import { z } from 'zod';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/form/field.tsx';
import { callApi } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { CodeField } from './two-factor/code-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAccountForm } from './use-account-form.ts';

type Props = { readonly account: Account; readonly holdings: Holdings; readonly onClose: () => void };

/** Explains what is deleted and asks for the password, or for the e-mail address if there is none. */
export function DeleteAccountDialog({ account, holdings, onClose }: Props) {
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
