import type { DraftEvents } from '@greenpen/api-contract';
import { useState } from 'react';
import type { Filling, RubricRow } from '../shared/page-types.ts';
import type { Settings } from '../shared/settings.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';
import { Checklist, RubricTable } from './asked.tsx';
import { composeComment, gradeOn, rubricRows, sections, type Texts } from './compose.ts';
import { LearnQuestion, sendTexts } from './learning.tsx';
import type { Seen } from './page.ts';
import { readSaved } from './save-edit.ts';
import { Scores } from './scores.tsx';
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
export function DraftView({ seen, settings, draft, scores, feedback, onAgain }: Props) {
  const maxPoints = seen.look.maxPoints ?? scores.maxPoints;
  const [asksToLearn, setAsks] = useState(false);
  const { edits, change } = useEdits(draft.status?.id ?? '');
  const texts: Texts = { ...feedback, ...edits?.texts };
  const shownGrade = edits?.grade ?? gradeOn(scores.totalGrade, maxPoints);
  const inserting = useInserting({ seen, identity: draft.identity });
  const isEdited = sections.some(({ id }) => texts[id] !== feedback[id]);

  const insert = (filling: Filling, isFocused = false) => {
    inserting.start(filling, isFocused);
    if (!isEdited || draft.status === null) return;
    if (settings.sendsEdits === null) setAsks(true);
    else if (settings.sendsEdits) void sendTexts(draft, texts);
  };
  const { has, isReply } = seen.look;
  const canInsert = has.comment || has.grade || has.rubric;
  const comment = composeComment(texts, isReply);
  const insertMarks = async (fillingOf: (marks: Marks) => Filling) => {
    const saved = (await readSaved(draft.identity))?.scores ?? scores;
    const grade = edits?.grade ?? gradeOn(saved.totalGrade, maxPoints);
    insert(fillingOf({ grade, rubric: rubricRows(saved) }));
  };
  if (edits === null) return null;
  const field = (id: keyof Texts, title: string) => (
    <TextField
      key={id}
      title={title}
      text={texts[id]}
      rows={id === 'feedback' ? 6 : 3}
      isMain={isReply && id === 'feedback'}
      onChange={(text) => change({ texts: { ...edits.texts, [id]: text } })}
      onInsert={(isFocused) => insert({ comment: texts[id] }, isFocused)}
    />
  );
  const inserted = (
    <>
      <Insertions seen={seen} inserting={inserting} />
      {asksToLearn && <LearnQuestion draft={draft} texts={texts} onDone={() => setAsks(false)} />}
    </>
  );
  if (isReply)
    return (
      <>
        <section className="card" aria-label="Into the page">
          {field('feedback', 'Your reply')}
          {inserted}
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
      <section className="card" aria-label="Into the page">
        <label className="field grade">
          Grade{maxPoints === null ? '' : ` out of ${maxPoints}`}
          <input
            inputMode="decimal"
            value={shownGrade}
            onChange={({ target }) => change({ grade: target.value })}
          />
        </label>
        <div className="row">
          {canInsert ? (
            <>
              <button
                type="button"
                className="primary"
                onClick={() =>
                  void insertMarks(({ grade, rubric }) => ({
                    ...(has.comment ? { comment } : {}),
                    ...(has.grade ? { grade } : {}),
                    ...(has.rubric && rubric.length > 0 ? { rubric } : {}),
                  }))
                }
              >
                Insert all
              </button>
              <button type="button" onClick={() => void insertMarks(({ grade }) => ({ grade }))}>
                Insert grade
              </button>
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
        {!canInsert && (
          <p className="minor">
            Greenpen does not know the fields of this page. Click into one, then choose “Into the focused
            field”, or copy.
          </p>
        )}
        {canInsert && !has.comment && (
          <p className="minor">This page has no field for a comment. Copy it instead.</p>
        )}
        {inserted}
      </section>
      {sections.map(({ id, title }) => field(id, title))}
      <Checklist draft={draft} scores={scores} />
      <RubricTable
        draft={draft}
        scores={scores}
        onInsert={has.rubric ? () => void insertMarks(({ rubric }) => ({ rubric })) : null}
      />
      <Again onAgain={onAgain} />
    </>
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
