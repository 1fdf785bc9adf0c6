import { updateAssignment, type AssignmentWithReview } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/form/field.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';

type Props = { readonly assignment: AssignmentWithReview; readonly onClose: () => void };

const isAddress = (text: string) => text.trim() === '' || z.email().safeParse(text.trim()).success;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Corrects the student's name if the file lacks it or has it wrong. */
export function StudentDialog({ assignment, onClose }: Props) {
  const queryClient = useQueryClient();
  const { id, studentName, studentEmail, originalName } = assignment;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: studentName ?? '', email: studentEmail ?? '' },
  });

  const save = useMutation({
    mutationFn: ({ name, email }: Values) =>
      callApi(updateAssignment, {
        params: { id },
        body: { studentName: orNull(name), studentEmail: orNull(email) },
      }),
    onSuccess: async ({ studentName: name, studentEmail: email }) => {
      queryClient.setQueriesData<AssignmentWithReview>({ queryKey: ['assignment', id] }, (cached) =>
        cached === undefined ? undefined : { ...cached, studentName: name, studentEmail: email },
      );
      onClose();
      // The drafted texts may speak to the student by name.
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
      await refreshAssignments(queryClient);
    },
    onError: (error) => setError('root', { message: describeFailure(error, 'That could not be saved.') }),
  });

  const submit = handleSubmit((values) => {
    if (isAddress(values.email)) save.mutate(values);
    else setError('email', { message: 'This is not an e-mail address.' }, { shouldFocus: true });
  });

  return (
    <Dialog title="Who wrote this paper?" description={originalName} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="Name">
          {(control) => (
            <input {...control} {...register('name')} maxLength={200} autoComplete="off" className="field" />
          )}
        </Field>
        <EmailField error={formState.errors.email?.message} register={register} />
        {formState.errors.root !== undefined && (
          <p role="alert" className="text-13 text-red">
            {formState.errors.root.message}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Values = { readonly name: string; readonly email: string };

type EmailFieldProps = {
  readonly error: string | undefined;
  readonly register: UseFormRegister<Values>;
};

function EmailField({ error, register }: EmailFieldProps) {
  return (
    <Field label="E-mail" isOptional error={error}>
      {(control) => (
        <input
          {...control}
          {...register('email')}
          type="email"
          maxLength={320}
          autoComplete="off"
          className="field"
        />
      )}
    </Field>
  );
}
