import type { Assignment } from '@greenpen/api-contract';
import { useRef, useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Field } from '../../components/form/field.tsx';
import { Select } from '../../components/form/select.tsx';
import { formatCount } from '../../components/format.ts';
import { TemplateButton } from '../../components/templates/template-button.tsx';
import { useTemplates } from '../../components/templates/use-templates.tsx';
import type { Comment } from './actions/use-commenting.ts';
import { findKept, forgetKept, keepValues } from '../../offline/kept-values.ts';
import { useUserId } from '../../session/session.ts';
import { canApprove } from './what-fits.ts';

const places = [
  ['overall', 'Overall'],
  ['content', 'Content'],
  ['grammar', 'Grammar'],
  ['apa', 'APA Format'],
] as const;

type Props = {
  readonly papers: readonly Assignment[];
  readonly onAdd: (comment: Comment) => void;
  readonly onClose: () => void;
};

/** The storage name of a comment that was not added yet. */
const KEPT = 'comment-to-many';

function keptText(owner: string | null): string {
  const kept = owner === null ? undefined : findKept(KEPT, owner)?.['text'];
  return typeof kept === 'string' ? kept : '';
}

/** The comment as it is typed; its words are kept until it is added. */
function useComment(onAdd: Props['onAdd']) {
  const owner = useUserId();
  const [text, setTyped] = useState(() => keptText(owner));
  const [area, setArea] = useState<Comment['area']>('overall');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  // A dialog that was closed by mistake still has its words when it is opened again.
  const setText = (typed: string) => {
    setTyped(typed);
    setError(undefined);
    if (typed === '') forgetKept(KEPT);
    else if (owner !== null) keepValues(KEPT, owner, { text: typed });
  };
  const templates = useTemplates(field, setText);
  const submit = () => {
    if (text.trim() === '') {
      setError('Enter a comment.');
      return;
    }
    forgetKept(KEPT);
    onAdd({ text: text.trim(), area });
  };
  return { text, setText, area, setArea, error, templates, field, submit };
}

/** Adds one comment to many papers, for example for a common mistake. */
export function CommentDialog({ papers, onAdd, onClose }: Props) {
  const { text, setText, area, setArea, error, templates, field, submit } = useComment((comment) => {
    onAdd(comment);
    onClose();
  });
  const drafts = papers.filter(canApprove).length;
  const others = papers.length - drafts;
  return (
    <Dialog
      title="Add a comment to all"
      description={`It is added to the end of the feedback of ${formatCount(drafts, 'draft')}.${
        others > 0 ? ' Approved and ungraded papers are not changed.' : ''
      }`}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Comment" error={error}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              value={text}
              rows={5}
              maxLength={5000}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                templates.onKeyDown(event);
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
              }}
              className="field resize-y font-serif text-16"
            />
          )}
        </Field>
        <PlaceField area={area} onChange={setArea} />
        <DialogActions>
          <TemplateButton onClick={templates.open} />
          <span className="grow" />
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Add comment
          </Button>
        </DialogActions>
      </form>
      {templates.picker}
    </Dialog>
  );
}

function PlaceField({
  area,
  onChange,
}: {
  readonly area: Comment['area'];
  readonly onChange: (area: Comment['area']) => void;
}) {
  return (
    <Field label="Where">
      {(control) => (
        <Select
          {...control}
          value={area}
          onChange={(event) =>
            onChange(places.find(([place]) => place === event.target.value)?.[0] ?? 'overall')
          }
        >
          {places.map(([place, label]) => (
            <option key={place} value={place}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
