import type { DraftEvents } from '@greenpen/api-contract';
import { useState } from 'react';
import type { Filling, RubricRow } from '../shared/page-types.ts';
import { type Settings, changeSettings } from '../shared/settings.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';
import { Checklist, RubricTable, Scores } from './scores.tsx';
import { composeComment, gradeOn, rubricRows, sections, type Texts } from './compose.ts';
import type { Seen } from './page.ts';
import { readSaved, saveEdit } from './save-edit.ts';
import { copy, TextField } from './text-field.tsx';
import { Insertions, useInserting } from './use-inserting.tsx';
import { useEdits } from './use-stored.ts';

type Props = {
  readonly seen: Seen;
  readonly settings: Settings;
  readonly draft: StoredDraft;
  readonly scores: DraftEvents['scores'];
  readonly feedback: DraftEvents['feedback'];
  readonly onAgain: () => void;
};

type Marks = { readonly grade: string; readonly rubric: readonly RubricRow[] };

/** The draft, edited in place, and its way into the page. */
export function DraftView(props: Props) {
  const { seen, draft, scores, onAgain } = props;
  const editing = useDraftEditing(props);
  const { texts, change, insert, insertMarks } = editing;
  if (editing.edits === null) return null;
  const { has, isReply } = seen.look;
  const field = (id: keyof Texts, title: string) => (
    <TextField
      key={id}
      title={title}
      text={texts[id]}
      rows={id === 'feedback' ? 6 : 3}
      isMain={isReply && id === 'feedback'}
      onChange={(text) => change({ texts: { ...editing.edits?.texts, [id]: text } })}
      onInsert={(isFocused) => insert({ comment: texts[id] }, isFocused)}
    />
  );
  if (isReply)
    return (
      <>
        <section className="card" aria-label="Into the page">
          {field('feedback', 'Your reply')}
          {editing.inserted}
        </section>
        <details className="card">
          <summary>What Greenpen noticed in this post</summary>
          <Scores draft={draft} scores={scores} />
          {areas.map(({ id, title }) => field(id, title))}
          <Checklist draft={draft} scores={scores} />
        </details>
        <Again onAgain={onAgain} />
      </>
    );
  return (
    <>
      <Scores draft={draft} scores={scores} />
      <IntoPage seen={seen} editing={editing} />
      {sections.map(({ id, title }) => field(id, title))}
      <Checklist draft={draft} scores={scores} />
      <RubricTable
        draft={draft}
        scores={scores}
        remarks={editing.edits.remarks ?? {}}
        onRemark={(id, remark) => change({ remarks: { ...editing.edits?.remarks, [id]: remark } })}
        onInsert={has.rubric ? () => void insertMarks(({ rubric }) => ({ rubric })) : null}
      />
      <Again onAgain={onAgain} />
    </>
  );
}

/** The texts and the grade as the instructor changed them, and how they are inserted into the page. */
function useDraftEditing({ seen, settings, draft, scores, feedback }: Props) {
  const { gradeChoices } = seen.look;
  const maxPoints = seen.look.maxPoints ?? scores.maxPoints;
  const [asksToLearn, setAsks] = useState(false);
  const { edits, change } = useEdits(draft.status?.id ?? '');
  const texts: Texts = { ...feedback, ...edits?.texts };
  const inserting = useInserting({ seen, identity: draft.identity });
  const isEdited = sections.some(({ id }) => texts[id] !== feedback[id]);

  // A scale's grades are words, of which only the instructor knows what they are worth.
  const gradeFor = ({ totalGrade }: DraftEvents['scores']) =>
    edits?.grade ?? (gradeChoices.length > 0 ? '' : gradeOn(totalGrade, maxPoints));

  const insert = (filling: Filling, isFocused = false) => {
    inserting.start(filling, isFocused);
    if (!isEdited || draft.status === null) return;
    if (settings.sendsEdits === null) setAsks(true);
    else if (settings.sendsEdits) void sendTexts(draft, texts);
  };
  const insertMarks = async (fillingOf: (marks: Marks) => Filling) => {
    const saved = (await readSaved(draft.identity))?.scores ?? scores;
    insert(fillingOf({ grade: gradeFor(saved), rubric: rubricRows(saved, edits?.remarks) }));
  };
  const inserted = (
    <>
      <Insertions seen={seen} inserting={inserting} />
      {asksToLearn && <LearnQuestion draft={draft} texts={texts} onDone={() => setAsks(false)} />}
    </>
  );
  const grade = gradeFor(scores);
  return { edits, change, texts, grade, maxPoints, insert, insertMarks, inserted };
}

type IntoPageProps = Pick<Props, 'seen'> & { readonly editing: ReturnType<typeof useDraftEditing> };

/** The grade, and the buttons that insert it with the comment and the rubric. */
function IntoPage({ seen, editing }: IntoPageProps) {
  const { has, isReply, gradeChoices } = seen.look;
  const { texts, grade, maxPoints, change, insert, insertMarks, inserted } = editing;
  const canInsert = has.comment || has.grade || has.rubric;
  const comment = composeComment(texts, isReply);
  return (
    <section className="card" aria-label="Into the page">
      <GradeField
        grade={grade}
        choices={gradeChoices}
        maxPoints={maxPoints}
        onChange={(changed) => change({ grade: changed })}
      />
      <div className="row">
        {canInsert ? (
          <>
            <button
              type="button"
              className="primary"
              onClick={() =>
                void insertMarks((marks) => ({
                  ...(has.comment ? { comment } : {}),
                  ...(has.grade && marks.grade !== '' ? { grade: marks.grade } : {}),
                  ...(has.rubric && marks.rubric.length > 0 ? { rubric: marks.rubric } : {}),
                }))
              }
            >
              Insert all
            </button>
            {(has.grade || !has.rubric) && (
              <button
                type="button"
                disabled={grade === ''}
                onClick={() => void insertMarks((marks) => ({ grade: marks.grade }))}
              >
                Insert grade
              </button>
            )}
          </>
        ) : (
          <button type="button" className="primary" onClick={() => insert({ comment }, true)}>
            Into the focused field
          </button>
        )}
        <button type="button" onClick={() => copy(comment)}>
          Copy
        </button>
      </div>
      {!canInsert && <FieldsUnknown />}
      {canInsert && !has.comment && (
        <p className="minor">This page has no field for a comment. Copy it instead.</p>
      )}
      {inserted}
    </section>
  );
}

function FieldsUnknown() {
  return (
    <p className="minor">
      Greenpen does not know the fields of this page. Click into one, then choose “Into the focused field”, or
      copy.
    </p>
  );
}

type GradeProps = {
  readonly grade: string;
  readonly choices: readonly string[];
  readonly maxPoints: number | null;
  readonly onChange: (grade: string) => void;
};

/** The grade as a number, or one of the page's own grades. */
function GradeField({ grade, choices, maxPoints, onChange }: GradeProps) {
  if (choices.length > 0)
    return (
      <label className="field grade">
        Grade
        <select value={grade} onChange={({ target }) => onChange(target.value)}>
          <option value="">Choose a grade</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    );
  return (
    <label className="field grade">
      Grade{maxPoints === null ? '' : ` out of ${maxPoints}`}
      <input inputMode="decimal" value={grade} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

const areas = sections.filter(({ id }) => id !== 'feedback');

function Again({ onAgain }: Pick<Props, 'onAgain'>) {
  return (
    <button type="button" className="quiet" onClick={onAgain}>
      Draft other work of this student
    </button>
  );
}

/** Sends the changed texts as an edit of the draft, from which the engine learns the instructor's voice. */
async function sendTexts({ identity }: StoredDraft, texts: Texts): Promise<void> {
  await saveEdit(identity, texts);
}

type LearningProps = { readonly draft: StoredDraft; readonly texts: Texts; readonly onDone: () => void };

/** Asked once, after the first insertion of a changed text. */
function LearnQuestion({ draft, texts, onDone }: LearningProps) {
  const answer = async (sendsEdits: boolean) => {
    onDone();
    await changeSettings({ sendsEdits });
    if (sendsEdits) await sendTexts(draft, texts).catch(() => undefined);
  };
  return (
    <fieldset aria-labelledby="learn" className="note">
      <p id="learn">Save what you changed on your server, so that later drafts sound more like you?</p>
      <span className="row">
        <button type="button" onClick={() => void answer(true)}>
          Yes, always
        </button>
        <button type="button" onClick={() => void answer(false)}>
          No
        </button>
      </span>
    </fieldset>
  );
}
