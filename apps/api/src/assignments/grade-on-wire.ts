import type { Grade as GradeOnWire } from '@greenpen/api-contract';
import type { Grade } from '@greenpen/gradebook';
import { letterOf, type Feedback } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';
import { unsealFeedback } from './feedback-seal.ts';

const withoutTexts: Feedback = { grammar: '', apa: '', content: '', overall: '' };

export function gradeOnWire(grade: Grade, sealer: Sealer): GradeOnWire {
  const feedback = grade.feedback.length === 0 ? withoutTexts : unsealFeedback(sealer, grade.feedback);
  return {
    totalGrade: grade.scores.total,
    letter: letterOf(grade.scores.total),
    grammarScore: grade.scores.grammar,
    apaScore: grade.scores.apa,
    contentScore: grade.scores.content,
    notJudged: [...grade.notJudged],
    grammarFeedback: feedback.grammar,
    apaFeedback: feedback.apa,
    contentFeedback: feedback.content,
    feedback: feedback.overall,
    approvedAt: grade.approvedAt?.toISOString() ?? null,
    version: grade.version,
    updatedAt: grade.updatedAt.toISOString(),
  };
}
