import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { inOurWords } from '../../forms/form-words.ts';
import { ApiFailure } from '../../api/api-failure.ts';

/** The field that an error code belongs to; "root" is shown above the buttons. */
const fieldOf: Readonly<Record<string, string>> = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
  PASSWORD_COMMON: 'newPassword',
  PASSWORD_PERSONAL: 'newPassword',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  CODE_WRONG: 'code',
  CODE_NEEDED: 'code',
};

type Options<V extends FieldValues, B> = {
  readonly schema: z.ZodType<B, V>;
  /** A value for each field. */
  readonly start: DefaultValues<V>;
  readonly send: (body: B) => Promise<void>;
};

/** An account form that shows schema and server errors at their field and focuses it. */
export function useAccountForm<V extends FieldValues, B>({ schema, start, send }: Options<V, B>) {
  const form = useForm<V, unknown, B>({ resolver: zodResolver(schema, inOurWords), defaultValues: start });
  const { errors, isDirty, isSubmitting } = form.formState;
  const isField = (name: string): name is Path<V> => name in start;
  const submit = form.handleSubmit(async (body) => {
    try {
      await send(body);
    } catch (error) {
      const { field, message } = formFailure(error, Object.keys(start).filter(isField));
      form.setError(field, { message }, { shouldFocus: true });
    }
  });
  return {
    onSubmit: (event: FormEvent) => void submit(event),
    register: form.register,
    /** The props of a field. */
    field: (name: Path<V>) => ({
      register: form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    reset: form.reset,
    setFocus: form.setFocus,
    /** The error of the form as a whole. */
    problem: errors.root?.message,
    isDirty,
    isSubmitting,
  };
}

/** The field to show the error at, and its message. */
export function formFailure<F extends string>(
  error: unknown,
  fields: readonly F[],
): { readonly field: F | 'root'; readonly message: string } {
  const message = error instanceof ApiFailure ? error.message : 'That did not work. Please try again.';
  const wanted = error instanceof ApiFailure ? fieldOf[error.code] : undefined;
  return { field: fields.find((field) => field === wanted) ?? 'root', message };
}
