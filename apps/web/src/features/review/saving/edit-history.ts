import type { GradeField, GradeFields } from './grade-fields.ts';

/** One change that can be taken back. */
export type HistoryEntry = {
  readonly field: GradeField;
  readonly before: GradeFields[GradeField];
  readonly at: number;
};

export type EditHistory = readonly HistoryEntry[];

const sameBreathMs = 1500;
const most = 300;

/** Records the value before an edit; text typed without a pause is one entry. */
export function remember(history: EditHistory, { field, before, at }: HistoryEntry): EditHistory {
  const last = history.at(-1);
  const isSameBreath =
    last !== undefined && last.field === field && typeof before === 'string' && at - last.at < sameBreathMs;
  if (isSameBreath) return [...history.slice(0, -1), { ...last, at }];
  return [...history.slice(-most), { field, before, at }];
}

/** Records a value as a separate entry, however recent the previous one. */
export function rememberApart(history: EditHistory, entry: HistoryEntry): EditHistory {
  return [...history.slice(-most), entry];
}

/** The newest change (of a field, if one is named) and the history without it. */
export function takeBack(
  history: EditHistory,
  field?: GradeField,
): { readonly entry: HistoryEntry; readonly history: EditHistory } | undefined {
  const index = history.findLastIndex((entry) => field === undefined || entry.field === field);
  const entry = history[index];
  return entry === undefined ? undefined : { entry, history: history.toSpliced(index, 1) };
}
