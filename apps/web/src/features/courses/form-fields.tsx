import type { Course } from '@greenpen/api-contract';
import { assignmentTypes } from '@greenpen/grading';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { typeLabels } from './assignments/type-labels.ts';

type FieldProps = { readonly field: UseFormRegisterReturn; readonly error: string | undefined };

/** Chooses a course. */
export function CourseField({ courses, field, error }: FieldProps & { readonly courses: readonly Course[] }) {
  return (
    <Field label="Course" error={error}>
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Choose a course</option>
          {courses.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code} - {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Chooses the type of an assignment. */
export function TypeField({ field, error }: FieldProps) {
  return (
    <Field label="Type" error={error}>
      {(control) => (
        <Select {...control} {...field}>
          {assignmentTypes.map((type) => (
            <option key={type} value={type}>
              {typeLabels[type]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type NumberFieldProps = FieldProps & { readonly label: string } & Pick<
    ComponentProps<'input'>,
    'min' | 'max' | 'step'
  >;

export function NumberField({ label, field, error, ...bounds }: NumberFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...control} {...field} {...bounds} type="number" className="field" />}
    </Field>
  );
}
