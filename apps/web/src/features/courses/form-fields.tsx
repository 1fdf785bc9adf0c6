import type { Course } from '@greenpen/api-contract';
import {
  assignmentTypes,
  type ApaDefault,
  type AssignmentType,
  apaScopes,
  readApaScope,
} from '@greenpen/grading';
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

const scopeLabels: Readonly<Record<ApaDefault, string>> = {
  whole: 'Whole paper',
  citations: 'Citations and references only',
  none: 'Not at all',
  'if-cited': 'Only in papers that cite sources',
};

type Props = {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** What the form holds now, with the course's rubric: the default is read from it. */
  readonly brief: {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
    readonly instructions?: string | undefined;
    readonly type?: AssignmentType | undefined;
    readonly rubric: string;
  };
};

/** Chooses how much of APA style is judged; the default names what the instructions ask for at the moment. */
export function ApaScopeField({ field, error, brief }: Props) {
  const { title = '', description = '', instructions = '', type = 'assignment', rubric } = brief;
  const scope = readApaScope({ title, description, instructions, type, rubric });
  return (
    <Field
      label="APA style"
      hint="What is not judged has no score, and the other areas share its weight."
      error={error}
    >
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Decided from the instructions (now: {scopeLabels[scope].toLowerCase()})</option>
          {apaScopes.map((value) => (
            <option key={value} value={value}>
              {scopeLabels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The form's empty choice is the setting `null`. */
export function readScopeChoice(value: unknown): unknown {
  return value === '' ? null : value;
}
