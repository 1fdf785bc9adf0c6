import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { askIdentity, type Entry } from './identity-calls.ts';

const secondStep = z.object({ code: z.string().trim().min(1, 'Enter the code.').max(100) });

/** After the password: a code of the app, or one of the recovery codes. */
export function SecondStepForm({ onEntered }: { readonly onEntered: (entry: Entry) => Promise<void> }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(secondStep),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  // Synchronises with the keyboard: the field takes the place of the form that had the focus.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      await onEntered(await askIdentity('second-step', body));
    } catch (error) {
      const message = describeFailure(error, 'That did not work. Please try again.');
      setError('code', { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label="Code"
        error={errors.code?.message}
        hint="Six digits from your authenticator app, or a recovery code."
      >
        {(control) => (
          <input
            {...control}
            {...register('code')}
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="field"
          />
        )}
      </Field>
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
