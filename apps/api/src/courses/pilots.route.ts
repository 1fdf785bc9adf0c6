import { calibrateClass, dismissPilot, listPilots, restorePilot, startPilot } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function listPilotsRoute({ gradebook }: Ports): Route {
  return route(listPilots, { requires: 'signed-in' }, async ({ actor }) => {
    const pilots = await gradebook.pilots.list({ ownerId: actor.id });
    return pilots.map((pilot) => ({ ...pilot, submissionIds: [...pilot.submissionIds] }));
  });
}

export function startPilotRoute({ gradebook }: Ports): Route {
  return route(startPilot, { requires: 'own-course-assignment' }, async ({ params, actor, request }) => {
    const { courseId, id: courseAssignmentId } = params;
    const ids = await gradebook.pilots.start({ ownerId: actor.id, courseId, courseAssignmentId });
    logEvent(request, { action: 'pilot-started', result: 'ok', object: courseAssignmentId });
    return { submissionIds: [...ids] };
  });
}

export function dismissPilotRoute({ gradebook }: Ports): Route {
  return route(dismissPilot, { requires: 'own-course-assignment' }, async ({ params, actor }) => {
    const { courseId, id: courseAssignmentId } = params;
    await gradebook.pilots.dismiss({ ownerId: actor.id, courseId, courseAssignmentId });
    return { deleted: true as const };
  });
}

export function restorePilotRoute({ gradebook }: Ports): Route {
  return route(restorePilot, { requires: 'own-course-assignment' }, async ({ params, actor }) => {
    const { courseId, id: courseAssignmentId } = params;
    await gradebook.pilots.restore({ ownerId: actor.id, courseId, courseAssignmentId });
    return { restored: true as const };
  });
}

export function calibrateClassRoute({ gradebook }: Ports): Route {
  return route(calibrateClass, { requires: 'own-course-assignment' }, async ({ params, actor, request }) => {
    const { courseId, id: courseAssignmentId } = params;
    const ownerId = actor.id;
    await gradebook.courseAssignments.get({ ownerId, courseId, courseAssignmentId });
    const queued = await gradebook.pilots.calibrate({ ownerId, courseAssignmentId });
    logEvent(request, { action: 'class-calibrated', result: 'ok', detail: queued });
    return { queued };
  });
}
