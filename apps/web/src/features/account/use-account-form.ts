import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { inOurWords } from '../../forms/form-words.ts';
import { formFailure } from './form-failure.ts';

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
