export { scorePaper, type ScoredPaper, type ScoreRequest } from './score-paper.ts';
