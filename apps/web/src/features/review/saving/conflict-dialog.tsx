import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { formatCount, formatScore } from '../../../lib/format.ts';
import type { GradeField, GradeFields } from './grade-fields.ts';
import type { SaveStatus } from './save-state.ts';

const labels: Record<GradeField, string> = {
  feedback: 'Overall feedback',
  contentFeedback: 'Content feedback',
  grammarFeedback: 'Grammar feedback',
  apaFeedback: 'APA feedback',
  dismissed: 'Dismissed findings',
  grammarScore: 'Grammar score',
  apaScore: 'APA score',
  contentScore: 'Content score',
};

type Props = {
  readonly conflict: Extract<SaveStatus, { kind: 'conflict' }>;
  readonly mine: GradeFields;
  readonly onResolve: (keep: 'mine' | 'theirs') => void;
};

/** Both versions side by side; nothing is sent until one is chosen. */
export function ConflictDialog({ conflict, mine, onResolve }: Props) {
  return (
    <Dialog
      title="This grade was changed in another tab"
      description="Both versions are here. Choose the one to keep."
      onClose={() => undefined}
    >
      <dl className="grid gap-4">
        {conflict.clashing.map((field) => (
          <div key={field}>
            <dt className="mb-1.5 font-semibold">{labels[field]}</dt>
            <dd className="grid gap-3 sm:grid-cols-2">
              <Version label="Yours" value={describe(mine[field])} />
              <Version label="The other tab’s" value={describe(conflict.theirs.fields[field])} />
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={() => onResolve('theirs')}>Take the other</Button>
        <Button look="primary" onClick={() => onResolve('mine')}>
          Keep yours
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="rounded-md border border-rule p-3">
      <p className="mb-1 text-12 font-medium text-pencil">{label}</p>
      <p className="max-h-52 overflow-y-auto font-serif text-14 whitespace-pre-line">{value}</p>
    </div>
  );
}

function describe(value: GradeFields[GradeField]): string {
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  if (typeof value === 'number') return formatScore(value);
  return value === null ? 'from the findings' : formatCount(value.length, 'finding');
}
