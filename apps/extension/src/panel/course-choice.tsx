import { useCallback, useEffect, useState } from 'react';
import { ask, type Courses } from '../shared/messages.ts';
import { changeSettings, placeOf, type Settings } from '../shared/settings.ts';
import { AssignedOffer } from './assigned-offer.tsx';
import type { Seen } from './page.ts';

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
