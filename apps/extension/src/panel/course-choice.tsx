import { useCallback, useEffect, useState } from 'react';
import { ask, type Courses } from '../shared/messages.ts';
import { changeSettings, placeOf, type Settings } from '../shared/settings.ts';
import { type Seen, type Place, readAssigned } from './page.ts';
import type { Assigned } from '../shared/page-types.ts';

type Props = { readonly seen: Seen; readonly settings: Settings };

/** The course and course assignment on the server, chosen once for each assignment of the system. */
export function CourseChoice({ seen, settings }: Props) {
  const [courses, setCourses] = useState<Courses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    ask('courses', {}).then(setCourses, (error: Error) => setProblem(error.message));
  }, []);
  // Synchronises with the server's courses.
  useEffect(load, [load]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  const { identity, offers } = seen.look;
  const place = placeOf(identity);
  const choice = settings.choices[place];
  const choose = (courseId: string, courseAssignmentId: string | null) => {
    const choices = { ...settings.choices };
    if (courseId === '') delete choices[place];
    else choices[place] = { courseId, courseAssignmentId };
    return changeSettings({ choices });
  };
  const chosen = courses
    ?.find(({ id }) => id === choice?.courseId)
    ?.assignments.find(({ id }) => id === choice?.courseAssignmentId);
  return (
    <>
      <label className="field">
        Grade as
        <select
          disabled={courses === null}
          value={choice === undefined ? '' : `${choice.courseId} ${choice.courseAssignmentId ?? ''}`}
          onChange={({ target }) => {
            const [courseId = '', courseAssignmentId = ''] = target.value.split(' ');
            void choose(courseId, courseAssignmentId === '' ? null : courseAssignmentId);
          }}
        >
          <option value="">No course assignment</option>
          <CourseOptions courses={courses ?? []} />
        </select>
      </label>
      {choice !== undefined && offers.includes('assigned') && (
        <AssignedOffer
          place={seen.place}
          courseId={choice.courseId}
          courseAssignmentId={choice.courseAssignmentId}
          replaced={chosen?.title ?? null}
          onSent={async (id) => {
            await choose(choice.courseId, id);
            load();
          }}
        />
      )}
    </>
  );
}

/** The courses with their assignments; the value of an option is the two ids. */
function CourseOptions({ courses }: { readonly courses: Courses }) {
  return (
    <>
      {courses.map(({ id, code, name, assignments }) => (
        <optgroup key={id} label={`${code} ${name}`}>
          <option value={`${id} `}>{code}, no course assignment</option>
          {assignments.map((one) => (
            <option key={one.id} value={`${id} ${one.id}`}>
              Week {one.week}: {one.title}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

type AssignedOfferProps = {
  readonly place: Place;
  readonly courseId: string;
  /** null adds a course assignment. */
  readonly courseAssignmentId: string | null;
  /** The title of the course assignment whose instructions are replaced. */
  readonly replaced: string | null;
  readonly onSent: (courseAssignmentId: string) => Promise<void>;
};

type State =
  | { readonly status: 'idle' | 'busy' | 'sent' }
  | { readonly status: 'shown'; readonly assigned: Assigned }
  | { readonly status: 'failed'; readonly message: string };

/** Takes over what the system says the assignment asks for: read on a click, shown, and sent on another one. */
function AssignedOffer({ place, courseId, courseAssignmentId, replaced, onSent }: AssignedOfferProps) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const attempt = (deed: () => Promise<State>) => {
    setState({ status: 'busy' });
    deed().then(setState, (error: unknown) =>
      setState({ status: 'failed', message: error instanceof Error ? error.message : 'Please try again.' }),
    );
  };
  const read = async (): Promise<State> => {
    const assigned = await readAssigned(place);
    if (assigned === null || (assigned.instructions === '' && assigned.rubric.length === 0))
      throw new Error('This page shows neither instructions nor a rubric.');
    return { status: 'shown', assigned };
  };
  const send = async (assigned: Assigned): Promise<State> => {
    const { id } = await ask('assign', { courseId, courseAssignmentId, assigned });
    await onSent(id);
    return { status: 'sent' };
  };
  if (state.status === 'shown')
    return (
      <AssignedPreview
        assigned={state.assigned}
        replaced={replaced}
        onSend={() => attempt(() => send(state.assigned))}
        onCancel={() => setState({ status: 'idle' })}
      />
    );
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={state.status === 'busy'}
        onClick={() => attempt(read)}
      >
        Use this page’s instructions and rubric
      </button>
      {state.status === 'sent' && <output>Greenpen now grades by this page’s instructions.</output>}
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
    </>
  );
}

type PreviewProps = {
  readonly assigned: Assigned;
  readonly replaced: string | null;
  readonly onSend: () => void;
  readonly onCancel: () => void;
};

function AssignedPreview({ assigned, replaced, onSend, onCancel }: PreviewProps) {
  const { title, instructions, maxPoints, rubric } = assigned;
  return (
    <section className="card" aria-labelledby="assigned">
      <h2 id="assigned">{title ?? 'Untitled assignment'}</h2>
      {maxPoints !== null && <p className="minor">{maxPoints} points</p>}
      {instructions !== '' && <p className="instructions">{instructions}</p>}
      {rubric.length > 0 && (
        <ul className="asked">
          {rubric.map((criterion, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <li key={index}>
              {criterion.name} ({criterion.maxPoints})
              {criterion.levels.map(({ name, description, points }, level) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                <p key={level} className="minor">
                  {[points, name, description].filter((part) => part !== '').join(' · ')}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p>
        {replaced === null
          ? 'This adds a course assignment to the course on your server.'
          : `This replaces the instructions, requirements and rubric of “${replaced}” on your server.`}
      </p>
      <span className="row">
        <button type="button" className="primary" onClick={onSend}>
          Send to Greenpen
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </span>
    </section>
  );
}
