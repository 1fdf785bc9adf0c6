type Props = { readonly count: number; readonly total: number; readonly onToggle: () => void };

/** The check box of the header: all, none, or some of the papers that are shown. */
export function SelectAll({ count, total, onToggle }: Props) {
  return (
    <label className="relative z-[1] flex h-full cursor-pointer items-center justify-center pl-3">
      <input
        type="checkbox"
        aria-label="Select all that are shown"
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < total;
        }}
        checked={total > 0 && count === total}
        disabled={total === 0}
        onChange={onToggle}
        className="choice"
      />
    </label>
  );
}
