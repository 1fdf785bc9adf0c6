import { type Assignment, type CurrentDraft, exportFeedback } from '@greenpen/api-contract';
import { type ReplyStyle, type Scores, letterOf } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { Check, CircleAlert, CloudOff, Copy, File, FileDown, Undo2, WandSparkles } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FeedbackItems } from '../../../components/feedback/feedback-items.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { Menu, MenuDownload } from '../../../components/menu.tsx';
import { addressOf } from '../../../api/call-api.ts';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { copyFeedback } from '../../../components/feedback/copy-feedback.ts';
import { feedbackAsText } from '../../../components/feedback/feedback-parts.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';
import { FeedbackSection } from './feedback-section.tsx';
import { feedbackSections } from './feedback-fields.ts';
import type { Decisions } from './stale-sentences.ts';
import { formatTime } from '../../../components/format.ts';
import type { SaveStatus } from '../saving/save-state.ts';

type Props = {
  readonly editing: GradeEditing;
  readonly cover: NameCover;
  readonly draft: CurrentDraft;
  readonly decisions: Decisions;
  /** How the overall text replies to a discussion post; absent where it does not. */
  readonly reply: ReplyStyle | undefined;
  readonly scores: Scores;
  readonly notJudged: readonly Area[];
  readonly isLocked: boolean;
  readonly assignment: Pick<Assignment, 'id' | 'fileType'>;
  /** Shown above the texts. */
  readonly notice: ReactNode;
  /** Absent where the texts cannot be drafted again. */
  readonly onRedraft?: (() => void) | undefined;
};

/** The four texts, each editable, with copy and download of the whole. */
export function FeedbackPanel({ editing, draft, scores, isLocked, ...rest }: Props) {
  const { fields, history, edit, undo } = editing;
  const { sentences } = draft;
  const { reply } = rest;
  const sentencesOf = useMemo(() => {
    const of = (part: string) => sentences.filter(({ area }) => area === part);
    return { overall: of('overall'), content: of('content'), grammar: of('grammar'), apa: of('apa') };
  }, [sentences]);
  const marks = {
    ...fields,
    totalGrade: scores.total,
    letter: letterOf(scores.total),
    grammarScore: scores.grammar,
    apaScore: scores.apa,
    contentScore: scores.content,
    notJudged: rest.notJudged,
  };
  return (
    <section aria-label="Feedback" className="flex min-h-0 flex-col">
      <PanelHead
        editing={editing}
        isLocked={isLocked}
        assignment={rest.assignment}
        onCopy={() => void copyFeedback(feedbackAsText(marks))}
        onRedraft={rest.onRedraft}
      />
      {rest.notice}
      <div className="grid gap-1 px-4 pb-3">
        {feedbackSections.map(({ field, draft: part, label }, index) => (
          <FeedbackSection
            key={field}
            field={field}
            label={reply !== undefined && field === 'feedback' ? 'Reply' : label}
            shortcut={String(index + 1)}
            cover={rest.cover}
            text={fields[field]}
            draft={draft.feedback[part]}
            sentences={sentencesOf[part]}
            decisions={rest.decisions}
            note={reply !== undefined && field === 'feedback' ? sayReplyStyle(reply) : undefined}
            isLocked={isLocked}
            canUndo={history.some((entry) => entry.field === field)}
            onEdit={edit}
            onUndo={undo}
          />
        ))}
      </div>
    </section>
  );
}

type PanelHeadProps = Pick<Props, 'editing' | 'isLocked' | 'assignment' | 'onRedraft'> & {
  readonly onCopy: () => void;
};

function PanelHead({ editing, isLocked, assignment, onCopy, onRedraft }: PanelHeadProps) {
  return (
    <header className="sticky top-0 z-[1] flex min-h-11 shrink-0 items-center gap-2 bg-sheet px-4">
      <h2 className="text-14 font-semibold">Feedback</h2>
      <SaveNote status={editing.status} />
      <span className="grow" />
      {!isLocked && onRedraft !== undefined && (
        <Button
          size="small"
          look="quiet"
          icon={<WandSparkles size={14} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onRedraft}
        >
          Redraft
        </Button>
      )}
      {!isLocked && (
        <IconButton
          label="Undo"
          shortcut="U"
          icon={<Undo2 size={16} aria-hidden />}
          disabled={editing.history.length === 0}
          onClick={() => editing.undo()}
        />
      )}
      <IconButton label="Copy All" icon={<Copy size={16} aria-hidden />} onClick={onCopy} />
      <ExportMenu assignment={assignment} />
    </header>
  );
}

/** "A reply to the post, in the questioning style of your 2 nearest discussion examples." */
function sayReplyStyle({ style, examples }: ReplyStyle): string {
  if (examples === 0)
    return `A reply to the post, in a ${style} style. Once its course has discussion examples, replies follow them.`;
  const nearest = `nearest discussion ${examples === 1 ? 'example' : 'examples'}`;
  return `A reply to the post, in the ${style} style of your ${examples === 1 ? '' : `${examples} `}${nearest}.`;
}

function ExportMenu({ assignment }: { readonly assignment: Props['assignment'] }) {
  return (
    <Menu trigger={<IconButton label="Export feedback" icon={<FileDown size={16} aria-hidden />} />}>
      <FeedbackItems assignment={assignment} />
      <MenuDownload
        icon={<File size={16} aria-hidden />}
        href={addressOf(exportFeedback, { params: { id: assignment.id } })}
      >
        Feedback as Word document
      </MenuDownload>
    </Menu>
  );
}

/** Shows whether edits are saved, being saved, or on this device only. */
function SaveNote({ status }: { readonly status: SaveStatus }) {
  return (
    <output className="inline-flex min-w-0 items-center gap-1 text-12 text-pencil">{noteOf(status)}</output>
  );
}

function noteOf(status: SaveStatus): ReactNode {
  switch (status.kind) {
    case 'saved':
      if (status.at === null) return null;
      return (
        <>
          <Check size={13} aria-hidden className="text-pen" /> Saved {formatTime(status.at)}
        </>
      );
    case 'offline':
      return (
        <>
          <CloudOff size={13} aria-hidden className="shrink-0 text-yellow" /> Saved on this device, not sent
          yet
        </>
      );
    case 'conflict':
      return (
        <>
          <CircleAlert size={13} aria-hidden className="shrink-0 text-yellow" /> Changed in another tab
        </>
      );
    case 'refused':
      return (
        <>
          <CircleAlert size={13} aria-hidden className="shrink-0 text-red" />
          <span className="text-red">Not saved: {status.message}</span>
        </>
      );
    case 'waiting':
    case 'sending':
    default:
      return 'Saving…';
  }
}
