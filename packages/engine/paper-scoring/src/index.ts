export { scorePaper, type ScoredPaper, type ScoreRequest } from './score-paper.ts';
export { allContentChecks } from './content/findings/all-content-checks.ts';
