export { judgeTopic, topicVectorOf, type TopicJudgement, type TopicRequest } from './topic/judge-topic.ts';
export type { TopicVector } from './topic/topic-vector.ts';
export { scorePaper, type ScoredPaper, type ScoreRequest } from './score-paper.ts';
export { namedKindsIn, type WordMeanings } from './requirements/requirement-terms.ts';
export { contentOffTopic, sayUnmetParts } from './content/findings/whole-paper.ts';
export { questionOf } from './topic/find-not-an-answer.ts';
export { allContentChecks } from './content/findings/all-content-checks.ts';
export { classProfileOf, type ClassProfile, profileOf, type PaperProfile } from './class/class-profile.ts';
