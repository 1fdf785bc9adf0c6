import type { CurrentDraft } from '@greenpen/api-contract';
import { ChevronDown, Copy, RotateCcw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/form/icon-button.tsx';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { copyFeedback } from '../../../components/feedback/copy-feedback.ts';
import { TemplateButton } from '../../../components/templates/template-button.tsx';
import { useTemplates } from '../../../components/templates/use-templates.tsx';
import type { FeedbackField } from '../saving/grade-fields.ts';
import { StaleMarks } from './stale-marks.tsx';
import { type Decisions, findStale, withoutSpan } from './stale-sentences.ts';

type Props = {
  readonly field: FeedbackField;
  readonly label: string;
  readonly shortcut: string;
  readonly text: string;
  readonly cover: NameCover;
  /** The newest draft of the text. */
  readonly draft: string;
  /** The sentences of the draft that was edited. */
  readonly sentences: CurrentDraft['sentences'];
  readonly decisions: Decisions;
  /** A line below the label. */
  readonly note?: string | undefined;
  readonly isLocked: boolean;
  readonly canUndo: boolean;
  /** `part` separates a change from the typing before and after it, for Undo. */
  readonly onEdit: (field: FeedbackField, text: string, part?: string) => void;
  readonly onUndo: (field: FeedbackField) => boolean;
};

export const feedbackId = (field: FeedbackField) => `text-${field}`;

/** One text that grows with its words. */
export const FeedbackSection = memo(function FeedbackSection(props: Props) {
  const { field, label, text, cover, draft, sentences, decisions, isLocked, onEdit } = props;
  const veiled = useMemo(() => cover.veil(text), [cover, text]);
  const [isOpen, setOpen] = useState(true);
  // A text that nobody edited is drafted again instead.
  const stale = useMemo(
    () => (text === draft || isLocked ? [] : findStale({ text, draft, sentences }, decisions)),
    [text, draft, isLocked, sentences, decisions],
  );
  const id = feedbackId(field);
  const shownLength = (part: string) => cover.veil(part).shown.length;
  const box = useRef<HTMLTextAreaElement>(null);
  const templates = useTemplates(box, (shown) =>
    onEdit(field, veiled.restore(shown), `template ${performance.now()}`),
  );
  return (
    <div>
      <div className="group flex min-h-8 items-center gap-1">
        <Toggle id={id} label={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <span className="grow" />
        {!isLocked && <EditActions section={props} hasTemplates={isOpen} onTemplates={templates.open} />}
        <IconButton
          label={`Copy ${label} feedback`}
          className="size-7"
          icon={<Copy size={14} aria-hidden />}
          onClick={() => void copyFeedback(text)}
        />
      </div>
      <div id={`${id}-box`} hidden={!isOpen}>
        {props.note !== undefined && <p className="pb-1.5 text-13 text-pencil">{props.note}</p>}
        <FeedbackText
          shortcut={props.shortcut}
          shown={veiled.shown}
          box={box}
          onText={(next) => onEdit(field, veiled.restore(next))}
          onKeyDown={templates.onKeyDown}
          id={id}
          isLocked={isLocked}
          text={text}
        />
        <StaleMarks
          label={label}
          text={text}
          stale={stale}
          cover={cover.cover}
          onShow={({ span }) => {
            const start = shownLength(text.slice(0, span.start));
            box.current?.focus();
            box.current?.setSelectionRange(start, start + shownLength(text.slice(span.start, span.end)));
          }}
          onRemove={({ span }) => onEdit(field, withoutSpan(text, span), `removed ${performance.now()}`)}
        />
      </div>
      {templates.picker}
    </div>
  );
});

type ToggleProps = {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function Toggle({ id, label, isOpen, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-box`}
      onClick={onToggle}
      className="-ml-1 flex min-h-6 items-center gap-1 rounded-md px-1 text-13 font-medium text-pencil hover:text-ink"
    >
      <ChevronDown
        size={14}
        aria-hidden
        className={classNames('transition-transform', !isOpen && '-rotate-90')}
      />
      <span id={`${id}-label`}>{label}</span>
    </button>
  );
}

type EditActionsProps = {
  readonly section: Props;
  readonly hasTemplates: boolean;
  readonly onTemplates: () => void;
};

/** Inserts a template, puts the engine's text back, takes back a change. */
function EditActions({ section, hasTemplates, onTemplates }: EditActionsProps) {
  const { field, label, text, draft, onEdit } = section;
  return (
    <>
      {hasTemplates && (
        <span className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <TemplateButton label={`Template for ${label}`} onClick={onTemplates} />
        </span>
      )}
      {draft !== '' && text !== draft && <DraftButton onClick={() => onEdit(field, draft)} />}
      {section.canUndo && (
        <IconButton
          label={`Undo in ${label}`}
          className="size-7"
          icon={<Undo2 size={14} aria-hidden />}
          onClick={() => section.onUndo(field)}
        />
      )}
    </>
  );
}

/** Puts the engine’s text back. */
function DraftButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      className="h-7 px-2 text-12 text-pencil"
      icon={<RotateCcw size={13} aria-hidden />}
      onClick={onClick}
    >
      Engine’s draft
    </Button>
  );
}

type FeedbackTextProps = Pick<Props, 'isLocked' | 'text'> & {
  readonly shortcut: string;
  readonly shown: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly id: string;
};

/** The text box, which grows with its text. */
function FeedbackText({ shortcut, shown, box, onText, onKeyDown, id, isLocked, text }: FeedbackTextProps) {
  return (
    <textarea
      id={id}
      aria-labelledby={`${id}-label`}
      aria-keyshortcuts={shortcut}
      value={shown}
      readOnly={isLocked}
      maxLength={20_000}
      rows={estimateRows(text)}
      spellCheck
      placeholder={isLocked ? 'No feedback here' : 'Nothing here yet. What you write is saved as you type.'}
      ref={box}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      className={classNames(
        'block field-sizing-content min-h-16 w-full resize-none rounded-md border px-3 py-2 font-serif text-16 leading-[1.5] outline-offset-[-1px]',
        isLocked ? 'border-transparent bg-hover' : 'border-rule bg-sheet hover:border-edge',
      )}
    />
  );
}

/** For browsers that cannot size a field by its content: about sixty letters a line. */
function estimateRows(text: string): number {
  let rows = 1;
  for (const line of text.split('\n')) rows += Math.max(1, Math.ceil(line.length / 60));
  return rows;
}
