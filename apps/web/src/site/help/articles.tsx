import type { Article } from './article.ts';
import { apiKeys } from './articles/api-keys.tsx';
import { browserExtension } from './articles/browser-extension.tsx';
import { courses } from './articles/courses.tsx';
import { dashboard } from './articles/dashboard.tsx';
import { exporting } from './articles/exporting.tsx';
import { firstPaper } from './articles/first-paper.tsx';
import { gradingQueue } from './articles/grading-queue.tsx';
import { howScoresAreMade } from './articles/how-scores-are-made.tsx';
import { keyboard } from './articles/keyboard.tsx';
import { plan } from './articles/plan.tsx';
import { reviewing } from './articles/reviewing.tsx';
import { signingIn } from './articles/signing-in.tsx';
import { studentData } from './articles/student-data.tsx';
import { troubleshooting } from './articles/troubleshooting.tsx';
import { twoFactor } from './articles/two-factor.tsx';
import { uploading } from './articles/uploading.tsx';
import { whatIsChecked } from './articles/what-is-checked.tsx';
import { yourVoice } from './articles/your-voice.tsx';
import type { CatalogueEntry } from './catalogue.ts';

/** All articles, in reading order. */
export function articles(catalogue: readonly CatalogueEntry[]): readonly Article[] {
  return [
    firstPaper,
    keyboard,
    dashboard,
    uploading,
    gradingQueue,
    reviewing,
    courses,
    yourVoice,
    whatIsChecked(catalogue),
    howScoresAreMade,
    exporting,
    browserExtension,
    apiKeys,
    signingIn,
    twoFactor,
    plan,
    studentData,
    troubleshooting,
  ];
}
