import { useState } from 'react';
import type { Filling, Identity } from '../shared/page-types.ts';
import { insert, type InsertedPart, type Seen } from './page.ts';
import { ReportOffer } from './nothing-found.tsx';

type State =
  | { readonly status: 'idle' | 'different-work' }
  /** The page saves the grade by itself, so it is inserted after everything else and only after a confirmation. */
  | { readonly status: 'confirm-grade'; readonly grade: string; readonly parts: readonly InsertedPart[] }
  | { readonly status: 'done'; readonly parts: readonly InsertedPart[] }
  | { readonly status: 'undone'; readonly isWhole: boolean }
  | { readonly status: 'failed'; readonly message: string };

type Options = { readonly mayReplace?: boolean; readonly isFocused?: boolean };

export type Inserting = ReturnType<typeof useInserting>;

/** Inserts a draft into the page it belongs to, asking where something would be lost. */
export function useInserting({ seen, identity }: { readonly seen: Seen; readonly identity: Identity }) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const [last, setLast] = useState<{ readonly filling: Filling; readonly isFocused: boolean } | null>(null);

  async function run(filling: Filling, { mayReplace = false, isFocused = false }: Options): Promise<void> {
    try {
      const { grade, ...others } = filling;
      const isAsked = grade !== undefined && seen.look.savesGrade && !isFocused;
      const done =
        isAsked && Object.keys(others).length === 0
          ? ({ status: 'done', parts: [] } as const)
          : await insert({
              place: seen.place,
              identity,
              filling: isAsked ? others : filling,
              mayReplace,
              isFocused,
            });
      if (done.status === 'different-work') setState(done);
      else setState(isAsked ? { status: 'confirm-grade', grade, parts: done.parts } : done);
    } catch {
      setState({
        status: 'failed',
        message: 'Greenpen lost access to the page. Click its button in the toolbar.',
      });
    }
  }

  return {
    state,
    start(filling: Filling, isFocused = false) {
      setLast({ filling, isFocused });
      void run(filling, { isFocused });
    },
    replace(part: InsertedPart['part']) {
      const value = last?.filling[part];
      if (last === null || value === undefined) return;
      void run({ [part]: value }, { mayReplace: true, isFocused: last.isFocused });
    },
    async confirmGrade(grade: string, parts: readonly InsertedPart[]) {
      const done = await insert({
        place: seen.place,
        identity,
        filling: { grade },
        mayReplace: true,
        isFocused: false,
      });
      setState(done.status === 'done' ? { status: 'done', parts: [...parts, ...done.parts] } : done);
    },
    leaveGrade: (parts: readonly InsertedPart[]) => setState({ status: 'done', parts }),
    async undo(parts: readonly InsertedPart[]) {
      const undone = await Promise.all(
        parts.map(async ({ undo }) => (undo === undefined ? true : undo().catch(() => false))),
      );
      setState({ status: 'undone', isWhole: undone.every(Boolean) });
    },
  };
}

const partWords = { grade: 'Grade', comment: 'Comment', rubric: 'Rubric' } as const;

/** What became of an insertion, and the questions it raised. */
export function Insertions({ seen, inserting }: { readonly seen: Seen; readonly inserting: Inserting }) {
  const { state } = inserting;
  switch (state.status) {
    case 'idle':
      return null;
    case 'different-work':
      return (
        <p role="alert">
          Nothing was inserted: the page now shows other work than this draft is about. Go back to this
          student first.
        </p>
      );
    case 'failed':
      return <p role="alert">{state.message}</p>;
    case 'undone':
      return (
        <output>
          {state.isWhole ? 'Undone.' : 'Not everything could be undone. Please check the fields.'}
        </output>
      );
    case 'confirm-grade':
      return (
        <fieldset aria-labelledby="confirm-grade" className="note">
          <p id="confirm-grade">
            This page saves the grade as soon as you leave its box. Put {state.grade} into it?
          </p>
          <span className="row">
            <button type="button" onClick={() => void inserting.confirmGrade(state.grade, state.parts)}>
              Put {state.grade} in
            </button>
            <button type="button" onClick={() => inserting.leaveGrade(state.parts)}>
              Leave the grade
            </button>
          </span>
          <PartList seen={seen} parts={state.parts} inserting={inserting} />
        </fieldset>
      );
    case 'done':
      return <PartList seen={seen} parts={state.parts} inserting={inserting} />;
    default:
      return null;
  }
}

type ListProps = {
  readonly seen: Seen;
  readonly parts: readonly InsertedPart[];
  readonly inserting: Inserting;
};

function PartList({ seen, parts, inserting }: ListProps) {
  const canUndo = parts.some(({ undo }) => undo !== undefined);
  return (
    <output>
      {parts.map(({ part, status }) => (
        <p key={part}>
          {status === 'filled' && `${partWords[part]} inserted.`}
          {status === 'has-text' && (
            <>
              {partWords[part]}: the field already holds text.{' '}
              <button type="button" onClick={() => inserting.replace(part)}>
                Replace the {part}
              </button>
            </>
          )}
          {status === 'not-found' &&
            `${partWords[part]}: field not found. Click into it on the page and use “into the focused field”, or copy.`}
        </p>
      ))}
      {parts.some(({ status }) => status === 'filled') && (
        <p className="minor">Check what was inserted, and save it with the page’s own button.</p>
      )}
      {parts.some(({ status }) => status === 'not-found') && <ReportOffer seen={seen} />}
      {canUndo && (
        <button type="button" onClick={() => void inserting.undo(parts)}>
          Undo
        </button>
      )}
    </output>
  );
}
