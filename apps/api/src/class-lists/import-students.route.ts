import { importStudents } from '@greenpen/api-contract';
import { createSemaphore, type Semaphore } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { parseClassList, type ClassList } from './parse-class-list.ts';

const limit = { max: 60, timeWindow: 15 * 60 * 1000 };

export function importStudentsRoute({ gradebook }: Ports): Route {
  // Parses one list at a time: each list would take its own share of the event loop and slow down other requests.
  const parsing = createSemaphore(1);
  return route(
    importStudents,
    { requires: 'own-course', limit },
    async ({ params, body, actor, request }) => {
      const { students, refused } = await parseAlone(parsing, body.csv);
      const { courseId } = params;
      const { added, updated } = await gradebook.students.import({ ownerId: actor.id, courseId, students });
      logEvent(request, { action: 'class-list-imported', result: 'ok', object: courseId, detail: added });
      return { added, updated, refused: [...refused] };
    },
  );
}

async function parseAlone(parsing: Semaphore, csv: string): Promise<ClassList> {
  const turn = await parsing.take();
  try {
    return await parseClassList(csv);
  } finally {
    turn[Symbol.dispose]();
  }
}
