import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../components/form/button.tsx';
import { DialogActions } from '../../components/dialog/dialog.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import type { useAccountForm } from './use-account-form.ts';

type Props = {
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'onSubmit' | 'problem' | 'isSubmitting'>;
  /** The button's label, a verb. */
  readonly action: string;
  readonly look?: ButtonLook;
  readonly cancel?: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A dialog's form for an account change: fields, errors, cancel and submit. */
export function DialogForm({ form, action, look = 'primary', cancel = 'Cancel', onCancel, children }: Props) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {children}
      <FormProblem message={form.problem} />
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" look={look} isBusy={form.isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
