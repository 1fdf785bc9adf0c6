import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegister,
} from 'react-hook-form';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { showError, showToast, type Toast } from '../../components/toast/toast-store.ts';
import { fieldNote } from '../../forms/field-note.ts';
import { inOurWords } from '../../forms/form-words.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useSending } from '../../offline/use-sending.ts';

type Outcome<S> = {
  readonly done: (saved: S) => Toast;
  /** The toast's title, and its sentence if the server gives none. */
  readonly failed: readonly [title: string, sentence: string];
  /** Invalidates the queries that show the entity. */
  readonly refresh: (saved: S) => Promise<unknown>;
  readonly onClose: () => void;
};

type Options<V extends FieldValues, B, S> = Outcome<S> & {
  /** The key of unsaved text on this device: "new-course" or "course-" and its id. */
  readonly kind: string;
  /** null for a new one. */
  readonly entity: { readonly id: string } | null;
  readonly schema: z.ZodType<B, V>;
  readonly start: DefaultValues<V>;
  /** Fields with student text, which is never kept on this device. */
  readonly leaveOut?: readonly Path<V>[];
  /** Fields that must be filled in, and the toast that says so. */
  readonly required: { readonly fields: readonly Path<V>[]; readonly sentence: string };
  readonly send: (body: B) => Promise<S>;
};

/** The parts of the dialog's form that its groups of fields need. */
export type EntityFields<V extends FieldValues> = {
  readonly register: UseFormRegister<V>;
  /** The sentence under a field. */
  readonly problem: (field: Path<V>) => string | undefined;
};

/** A dialog that creates or edits an entity: its form, its errors, and what happens when it is saved. */
export function useEntityDialog<V extends FieldValues, B, S>(options: Options<V, B, S>) {
  const { kind, entity, schema, start, leaveOut, required } = options;
  const form = useForm<V, unknown, B>({ resolver: zodResolver(schema, inOurWords), defaultValues: start });
  const name = entity === null ? `new-${kind}` : `${kind}-${entity.id}`;
  const { forget } = useKeptForm({ form, name, ...(leaveOut && { leaveOut }) });
  const isField = (field: string): field is Path<V> => field in form.getValues();
  const problem = (field: Path<V>) => {
    const { error } = form.getFieldState(field, form.formState);
    return required.fields.includes(field) ? fieldNote(error) : error?.message;
  };
  const close = () => {
    forget();
    options.onClose();
  };
  const save = useSending({
    send: options.send,
    onSuccess: async (saved) => {
      showToast(options.done(saved));
      close();
      await options.refresh(saved);
    },
    onError: (error) => {
      const fields = Object.keys(form.getValues()).filter(isField);
      for (const [field, message] of errorsByField(error, fields)) form.setError(field, { message });
      tellFailure(error, options.failed);
    },
  });
  const submit = form.handleSubmit(
    (body) => save.mutate(body),
    () => {
      const isIncomplete = required.fields.some((field) => isMissing(form.getFieldState(field).error));
      if (isIncomplete) showError('Missing Information', required.sentence);
    },
  );
  return {
    form,
    /** The sentence under a field. */
    problem,
    onSubmit: (event: FormEvent) => void submit(event),
    cancel: () => {
      save.withdraw();
      close();
    },
    isBusy: save.isPending,
    isWaiting: save.isWaiting,
  };
}

/** A dialog that deletes an entity. */
export function useDeleteDialog<S>(options: Outcome<S> & { readonly remove: () => Promise<S> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: options.remove,
    onSuccess: async (answer) => {
      showToast(options.done(answer));
      options.onClose();
      await options.refresh(answer);
    },
    onError: (error) => tellFailure(error, options.failed),
  });
  return { onConfirm: () => mutate(), onClose: options.onClose, isBusy: isPending };
}

/** The server's errors for the fields that the form has. */
export function errorsByField<F extends string>(
  error: unknown,
  names: readonly F[],
): readonly (readonly [F, string])[] {
  if (!(error instanceof ApiFailure)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message === undefined ? [] : [[name, message] as const];
  });
}

function isMissing(error: FieldError | undefined): boolean {
  return error?.type === 'too_small' || error?.type === 'custom';
}

function tellFailure(error: unknown, [title, sentence]: Outcome<never>['failed']): void {
  showError(title, describeFailure(error, sentence));
}
