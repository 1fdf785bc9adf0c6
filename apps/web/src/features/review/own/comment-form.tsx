import { longestComment } from '@greenpen/api-contract';
import type { OwnComment } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { TemplateButton } from '../../../components/templates/template-button.tsx';
import { useTemplates } from '../../../components/templates/use-templates.tsx';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { areaLabels } from '../scores/area-labels.ts';

type Props = {
  readonly comment: OwnComment;
  readonly cover: NameCover;
  /** Saves as it is typed. */
  readonly onChange: (comment: OwnComment) => void;
  readonly onDelete: () => void;
  readonly onDone: () => void;
};

/** The words, area, severity and cost of an own comment. */
export function CommentForm({ comment, cover, onChange, onDelete, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const veiled = cover.veil(comment.text);
  const setText = (shown: string) => onChange({ ...comment, text: veiled.restore(shown) });
  const templates = useTemplates(field, setText);

  // Synchronises the focus with the comment that was opened: each has a form of its own.
  useEffect(() => field.current?.focus(), []);

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {comment.quote !== null && (
        <q className="line-clamp-2 font-serif text-14 text-pencil">{cover.cover(comment.quote)}</q>
      )}
      <Field label="Comment">
        {(control) => (
          <textarea
            {...control}
            ref={field}
            value={veiled.shown}
            rows={3}
            maxLength={longestComment}
            placeholder="Your comment is saved as you type. / searches your templates."
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              templates.onKeyDown(event);
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                event.stopPropagation();
                onDone();
              }
            }}
            className="field field-sizing-content max-h-60 min-h-18 resize-none font-serif text-16"
          />
        )}
      </Field>
      <Choices comment={comment} onChange={onChange} />
      <div className="flex flex-wrap justify-end gap-2">
        <TemplateButton onClick={templates.open} />
        <span className="grow" />
        <Button size="small" look="quiet" icon={<Trash2 size={14} aria-hidden />} onClick={onDelete}>
          Delete
        </Button>
        <Button size="small" type="submit" look="primary">
          Done
        </Button>
      </div>
      {templates.picker}
    </form>
  );
}

function Choices({ comment, onChange }: Pick<Props, 'comment' | 'onChange'>) {
  return (
    <div className="grid grid-cols-3 gap-3">
      <Field label="Area">
        {(control) => (
          <Select
            {...control}
            value={comment.area}
            onChange={(event) => {
              const area = areas.find((one) => one === event.target.value);
              if (area !== undefined) onChange({ ...comment, area });
            }}
          >
            {areas.map((area) => (
              <option key={area} value={area}>
                {areaLabels[area]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Severity">
        {(control) => (
          <Select
            {...control}
            value={comment.severity}
            onChange={(event) =>
              onChange({ ...comment, severity: event.target.value === 'advice' ? 'advice' : 'error' })
            }
          >
            <option value="error">Error</option>
            <option value="advice">Advice</option>
          </Select>
        )}
      </Field>
      <Points comment={comment} onChange={onChange} />
    </div>
  );
}

/** Points off the area's score. */
function Points({ comment, onChange }: Pick<Props, 'comment' | 'onChange'>) {
  const [text, setText] = useState(comment.points === 0 ? '' : String(comment.points));
  const isFree = comment.severity === 'advice';
  const points = readPoints(text);
  return (
    <Field label="Points off" error={points === undefined ? 'From 0 to 100.' : undefined}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={isFree ? '' : text}
          disabled={isFree}
          placeholder={isFree ? 'none' : '0'}
          onChange={(event) => {
            setText(event.target.value);
            const read = readPoints(event.target.value);
            if (read !== undefined) onChange({ ...comment, points: read });
          }}
          className="field"
        />
      )}
    </Field>
  );
}

/** 0 to 100 with one decimal, with a point or a comma; undefined for anything else. */
export function readPoints(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return 0;
  const points = /^\d{1,3}(?:\.\d*)?$/u.test(plain) ? Number(plain) : Number.NaN;
  return points <= 100 ? Math.round(points * 10) / 10 : undefined;
}
