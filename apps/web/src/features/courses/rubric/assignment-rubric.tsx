import {
  parseRubric,
  type Rubric,
  type RubricUseChoice,
  rubricUseChoices,
  totalRubricPoints,
} from '@greenpen/grading';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { formatCount } from '../../../components/format.ts';
import { emptyRow, rowsOf, type RubricRow, rubricOfRows } from './rows-of-rubric.ts';
import { readRubricFile, rubricOfHtml } from './read-rubric-file.ts';
import { RubricRows } from './rubric-rows.tsx';

type Props = {
  /** null: the course's rubric. */
  readonly value: Rubric | null;
  readonly use: RubricUseChoice;
  /** The text of the course's rubric; empty without one. */
  readonly courseRubric: string;
  readonly onChange: (rubric: Rubric | null) => void;
  readonly onUse: (use: RubricUseChoice) => void;
  readonly error: string | undefined;
};

const notFound =
  'No rubric was found in this text. Give each criterion its points, such as “Thesis (20 points)”.';

/** The rubric of a course assignment: the course's, or its own, built, pasted or imported. */
export function AssignmentRubric({ value, use, courseRubric, onChange, onUse, error }: Props) {
  const id = useId();
  const { rows, isPasting, setPasting, problem, change, take, importFile } = useRubricRows(value, onChange);
  const inherited = parseRubric(courseRubric);

  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span id={id} className="text-13 font-medium">
          Rubric<span className="font-normal text-pencil"> (optional)</span>
        </span>
        {rows !== null && (
          <button
            type="button"
            className="min-h-6 text-13 text-pen underline underline-offset-2"
            onClick={() => change(null)}
          >
            Use the course’s rubric
          </button>
        )}
      </div>
      {rows === null && <Inherited rubric={inherited} onCopy={() => take(inherited, notFound)} />}
      <div className="flex flex-wrap gap-2">
        {rows === null && (
          <Button size="small" onClick={() => change([emptyRow])}>
            Build row by row
          </Button>
        )}
        <Button
          size="small"
          icon={<ClipboardPaste size={14} aria-hidden />}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          Paste a table
        </Button>
        <FileButton onFile={(file) => void importFile(file)} />
      </div>
      {isPasting && <Paste onRead={(rubric) => take(rubric, notFound)} />}
      {(problem ?? error) !== undefined && (
        <p role="alert" className="text-13 text-red">
          {problem ?? error}
        </p>
      )}
      {rows !== null && <RubricRows rows={rows} onChange={change} />}
      {(rows !== null || inherited !== null) && <UseField use={use} onUse={onUse} />}
    </fieldset>
  );
}

/** The rows as they are edited, and the ways in which a whole rubric takes their place. */
function useRubricRows(value: Props['value'], onChange: Props['onChange']) {
  const [rows, setRows] = useState<readonly RubricRow[] | null>(value && rowsOf(value));
  const [isPasting, setPasting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (next: readonly RubricRow[] | null) => {
    setRows(next);
    onChange(next && rubricOfRows(next));
  };
  const take = (rubric: Rubric | null, otherwise: string) => {
    setProblem(rubric === null ? otherwise : undefined);
    if (rubric === null) return;
    setPasting(false);
    change(rowsOf(rubric));
  };
  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readRubricFile(file);
    take(read.status === 'read' ? read.rubric : null, read.status === 'read' ? notFound : read.message);
  };

  return { rows, isPasting, setPasting, problem, change, take, importFile };
}

function UseField({ use, onUse }: Pick<Props, 'use' | 'onUse'>) {
  return (
    <Field
      label="Its points make"
      hint="A rubric with criteria for grammar or APA style covers the whole grade."
    >
      {(control) => (
        <Select
          {...control}
          value={use}
          onChange={({ target }) =>
            onUse(rubricUseChoices.find((choice) => choice === target.value) ?? 'auto')
          }
        >
          <option value="auto">the total if it marks grammar or APA, else the content score</option>
          <option value="content">the content score</option>
          <option value="total">the total grade</option>
        </Select>
      )}
    </Field>
  );
}

type InheritedProps = { readonly rubric: Rubric | null; readonly onCopy: () => void };

function Inherited({ rubric, onCopy }: InheritedProps) {
  if (rubric === null) {
    return (
      <p className="text-13 text-pencil">
        The course has no rubric with points. Each criterion here gets a proposed level on the review screen.
      </p>
    );
  }
  return (
    <p className="text-13 text-pencil">
      The course’s rubric applies: {rubric.length === 1 ? '1 criterion' : `${rubric.length} criteria`},{' '}
      {formatCount(totalRubricPoints(rubric), 'point')}.{' '}
      <button type="button" className="min-h-6 text-pen underline underline-offset-2" onClick={onCopy}>
        Change it for this assignment
      </button>
    </p>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" icon={<FileUp size={14} aria-hidden />} onClick={() => input.current?.click()}>
        Import a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Rubric file"
        accept=".csv,.tsv,.txt,.docx,text/csv,text/plain"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** A field for text; a copied table is read at once. */
function Paste({ onRead }: { readonly onRead: (rubric: Rubric | null) => void }) {
  const [text, setText] = useState('');
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const rubric = html === '' ? null : rubricOfHtml(html);
    if (rubric === null) return;
    event.preventDefault();
    onRead(rubric);
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Rubric to read"
        hint="A table from Word, Excel, Canvas or a web page, or a line for each criterion."
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={60_000}
            className="field"
            value={text}
            onPaste={paste}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        size="small"
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => onRead(parseRubric(text))}
      >
        Read it
      </Button>
    </div>
  );
}
