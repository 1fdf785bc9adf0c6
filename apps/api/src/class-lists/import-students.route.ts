import { importStudents } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { parseClassList } from './parse-class-list.ts';

const limit = { max: 60, timeWindow: 15 * 60 * 1000 };

export function importStudentsRoute({ gradebook }: Ports): Route {
  return route(
    importStudents,
    { requires: 'own-course', limit },
    async ({ params, body, actor, request }) => {
      const { students, refused } = await parseClassList(body.csv);
      const { courseId } = params;
      const { added, updated } = await gradebook.importStudents({ ownerId: actor.id, courseId, students });
      logEvent(request, { action: 'class-list-imported', result: 'ok', object: courseId, detail: added });
      return { added, updated, refused: [...refused] };
    },
  );
}
