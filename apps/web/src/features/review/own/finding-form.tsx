import type { FindingEdit } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import type { NameCover } from '../../../hidden-names/cover-names.ts';

type Props = {
  /** The engine's. */
  readonly original: Finding;
  readonly edit: FindingEdit | undefined;
  readonly cover: NameCover;
  /** Saves as it is typed; undefined restores the original. */
  readonly onChange: (edit: FindingEdit | undefined) => void;
  readonly onDone: () => void;
  /** Further actions. */
  readonly children: ReactNode;
};

/** The wording, correction and severity of a finding of the engine. */
export function FindingForm({ original, edit, cover, onChange, onDone, children }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useTypedEdit({ original, edit, onChange });
  const wording = cover.veil(typed.message);

  // Synchronises the focus with the finding that was opened: each has a form of its own.
  useEffect(() => field.current?.focus(), []);

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <Field
        label="Wording"
        error={typed.message.trim() === '' ? 'Without words, the original counts.' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            value={wording.shown}
            rows={2}
            maxLength={2000}
            onChange={(event) => typed.type({ message: wording.restore(event.target.value) })}
            className="field field-sizing-content max-h-48 min-h-14 resize-none"
          />
        )}
      </Field>
      <CorrectionAndSeverity typed={typed} cover={cover} />
      <div className="flex flex-wrap justify-end gap-2">
        {edit !== undefined && (
          <Button size="small" look="quiet" icon={<RotateCcw size={14} aria-hidden />} onClick={typed.reset}>
            Reset to the original
          </Button>
        )}
        {children}
        <Button size="small" type="submit" look="primary">
          Done
        </Button>
      </div>
    </form>
  );
}

type Typed = {
  readonly message?: string;
  readonly suggestion?: string;
  readonly severity?: Finding['severity'];
};

/** The edit as it is being typed; every change is saved at once. */
function useTypedEdit({ original, edit, onChange }: Pick<Props, 'original' | 'edit' | 'onChange'>) {
  const [message, setMessage] = useState(edit?.message ?? original.message);
  const first = original.suggestions[0] ?? '';
  const [suggestion, setSuggestion] = useState(
    edit?.suggestion === undefined ? first : (edit.suggestion ?? ''),
  );
  const severity = edit?.severity ?? original.severity;
  const type = (next: Typed) => {
    const said = next.message ?? message;
    const instead = next.suggestion ?? suggestion;
    setMessage(said);
    setSuggestion(instead);
    onChange({
      ...(said.trim() !== '' && { message: said }),
      // An original correction may be empty, which deletes the words.
      ...(instead !== first && { suggestion: instead.trim() === '' ? null : instead }),
      severity: next.severity ?? severity,
    });
  };
  const reset = () => {
    setMessage(original.message);
    setSuggestion(first);
    onChange(undefined);
  };
  return { message, suggestion, severity, type, reset };
}

type CorrectionProps = {
  readonly typed: ReturnType<typeof useTypedEdit>;
  readonly cover: NameCover;
};

function CorrectionAndSeverity({ typed, cover }: CorrectionProps) {
  const correction = cover.veil(typed.suggestion);
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-3">
      <Field label="Correction" isOptional>
        {(control) => (
          <input
            {...control}
            value={correction.shown}
            maxLength={2000}
            onChange={(event) => typed.type({ suggestion: correction.restore(event.target.value) })}
            className="field"
          />
        )}
      </Field>
      <Field label="Severity">
        {(control) => (
          <Select
            {...control}
            value={typed.severity}
            onChange={(event) =>
              typed.type({ severity: event.target.value === 'advice' ? 'advice' : 'error' })
            }
          >
            <option value="error">Error</option>
            <option value="advice">Advice</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
