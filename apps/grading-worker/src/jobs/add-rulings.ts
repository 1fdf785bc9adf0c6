import type { ClaimedRun } from '@greenpen/gradebook';
import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { PaperStoreError } from '@greenpen/paper-store';
import type { Ports } from '../ports.ts';

/** What the instructor asked for, with the passages of other papers that she ruled on. */
export async function addRulings(
  { gradebook, open }: Pick<Ports, 'gradebook' | 'open'>,
  { brief, submission: { courseAssignment } }: Pick<ClaimedRun, 'brief' | 'submission'>,
): Promise<AssignmentBrief | null> {
  if (brief === null || courseAssignment === null) return brief;
  const records = await gradebook.rulings.listRulingsToGradeBy({ courseAssignmentId: courseAssignment.id });
  if (records.length === 0) return brief;
  const requirements = (brief.requirements ?? readRequirements(brief)).map((requirement) => ({
    ...requirement,
    rulings: records
      .filter(({ requirementId }) => requirementId === requirement.id)
      .flatMap(({ passage, counts }) => {
        const text = openText(open, passage);
        return text === null ? [] : [{ text, counts }];
      }),
  }));
  return { ...brief, requirements };
}

/** null if it is damaged, so the paper can still be graded. */
function openText(open: Ports['open'], sealed: Uint8Array): string | null {
  try {
    return open(sealed);
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}
