export const copy = (text: string) => void navigator.clipboard.writeText(text);

type Props = {
  readonly title: string;
  readonly text: string;
  readonly rows: number;
  /** The field is all there is to insert. */
  readonly isMain?: boolean;
  readonly onChange: (text: string) => void;
  readonly onInsert: (isFocused: boolean) => void;
};

/** One text of the draft, edited in place, with its own ways into the page. */
export function TextField({ title, text, rows, isMain = false, onChange, onInsert }: Props) {
  const ways = [
    { words: 'Insert', name: `Insert ${title}`, deed: () => onInsert(false) },
    {
      words: 'Into the focused field',
      name: `Into the focused field: ${title}`,
      deed: () => onInsert(true),
    },
    { words: 'Copy', name: `Copy ${title}`, deed: () => copy(text) },
  ];
  return (
    <div>
      <label className="field">
        {title}
        <textarea value={text} rows={rows} onChange={({ target }) => onChange(target.value)} />
      </label>
      <span className="row">
        {ways.map(({ words, name, deed }, index) => (
          <button
            key={words}
            type="button"
            className={isMain && index === 0 ? 'primary' : 'quiet'}
            aria-label={name}
            onClick={deed}
          >
            {words}
          </button>
        ))}
      </span>
    </div>
  );
}
