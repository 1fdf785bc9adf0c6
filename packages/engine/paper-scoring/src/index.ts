export { scorePaper, type ScoredPaper, type ScoreRequest } from './score-paper.ts';
export type { WordMeanings } from './requirements/requirement-terms.ts';
export { allContentChecks } from './content/findings/all-content-checks.ts';
export { classProfileOf, type ClassProfile, profileOf, type PaperProfile } from './class/class-profile.ts';
