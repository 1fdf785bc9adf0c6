import { updateAssignment } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { cleanStudentName } from './clean-student-name.ts';
import { redraftForName } from './redraft/redraft-grade.ts';

export function updateAssignmentRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(updateAssignment, { requires: 'own-submission' }, async ({ params, body, actor }) => {
    const { studentEmail } = body;
    const studentName =
      typeof body.studentName === 'string' ? cleanStudentName(body.studentName) : body.studentName;
    const where = { ownerId: actor.id, submissionId: params.id };
    const before = await gradebook.submissions.get(where);
    const submission = await gradebook.submissions.updateStudent({
      ...where,
      // An empty name clears the student.
      studentName: studentName === '' ? null : studentName,
      studentEmail,
    });
    if (submission.studentName === before.studentName) return assignmentOnWire(submission, sealer);
    await redraftForName(ports, submission);
    return assignmentOnWire(await gradebook.submissions.get(where), sealer);
  });
}
