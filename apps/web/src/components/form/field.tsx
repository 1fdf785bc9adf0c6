import { useId, type ReactNode } from 'react';

export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and the control's hint or error. */
export function Field({ label, hint, error, isOptional = false, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium">
        {label}
        {isOptional && <span className="font-normal text-pencil"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={error === undefined ? 'mt-1 text-13 text-pencil' : 'mt-1 text-13 text-red'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
