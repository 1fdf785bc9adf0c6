import { secondStep } from '@greenpen/api-contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { quietLink } from './quiet-link.ts';

type Props = {
  readonly onEntered: () => Promise<void>;
  /** The first step was too long ago. */
  readonly onTooLate: (message: string) => void;
};

const kinds = {
  app: {
    label: 'Code from your app',
    hint: 'Six digits; a new one every half minute.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes that you saved. Each works once.',
    other: 'Use a code from your app',
  },
} as const;

/** The second step: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ onEntered, onTooLate }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { register, handleSubmit, setError, clearErrors, setValue, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { label, hint, other } = kinds[kind];

  // Synchronises with the keyboard: the code is all there is to type here.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      await callApi(secondStep, { body });
      await onEntered();
    } catch (error) {
      const message = describeFailure(error, 'That did not work. Please try again.');
      if (error instanceof ApiFailure && error.code === 'SECOND_STEP_NEEDED') {
        onTooLate(message);
        return;
      }
      setValue('code', '');
      setError('root', { message });
      setFocus('code');
    }
  });

  const change = () => {
    setValue('code', '');
    clearErrors();
    setKind(kind === 'app' ? 'recovery' : 'app');
    setFocus('code');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={label} hint={hint} error={errors.code?.message}>
        {(control) => (
          <input
            {...control}
            {...register('code', { required: 'Enter the code.' })}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="field font-mono tabular-nums"
          />
        )}
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" look="primary" size="large" isBusy={isSubmitting}>
        Sign in
      </Button>
      <button type="button" onClick={change} className={`${quietLink} justify-self-center text-13`}>
        {other}
      </button>
    </form>
  );
}
