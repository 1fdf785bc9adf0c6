import { updateAssignment } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { cleanStudentName } from './clean-student-name.ts';

export function updateAssignmentRoute({ gradebook, sealer }: Ports): Route {
  return route(updateAssignment, { requires: 'own-submission' }, async ({ params, body, actor }) => {
    const { studentEmail } = body;
    const studentName =
      typeof body.studentName === 'string' ? cleanStudentName(body.studentName) : body.studentName;
    const submission = await gradebook.submissions.updateStudent({
      ownerId: actor.id,
      submissionId: params.id,
      // An empty name clears the student.
      studentName: studentName === '' ? null : studentName,
      studentEmail,
    });
    return assignmentOnWire(submission, sealer);
  });
}
