import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';

/**
 * Words that assignments of every field use about reading, writing, research, dates and delivery. Like the task words,
 * they say nothing about which subject is meant.
 */
const OF_ANY_ASSIGNMENT =
  `study studies research researcher researchers participant participants procedure findings finding result results
  method methods hypothesis section sections heading headings module week monday tuesday wednesday thursday friday
  saturday sunday night noon midnight morning january february march april may june july august september october
  november december deadline late penalty syllabus percent deducted office hours submit dropbox drop box document
  upload file copy copies printed email e-mailed link video library librarian guide tip optional draft drafts rough
  welcome final main term terms lecture lectures textbook text book author authors writer writers reader readers
  perspective perspectives view views opinion claim claims statement statements classmate classmates peer peers
  original initial reply replies table tables chart charts graph graphs figure figures caption number numbers numbered
  list listed label short long brief briefly careful carefully appropriate relevant related recent current year years
  day days time times minute minutes hour part parts way ways thing things people person someone anyone everyone work
  works working look say says tell told know known think thinking thought name names named kind kinds important
  importance better best strong strongest close closing begin beginning start end ending lead understand understanding
  learn learned learning experience experiences real world life new old large small great high low many much several
  various general rate whole half first second third last next pick consider apply draw drawing outside inside
  handwritten legibly closed midterm exam exams quiz posted online forum board canvas unit lesson lab notes slide
  slides handed hand turn turned turning worth total meet expect expected show shows showing shown find finds found see
  seen help helps helpful want like feel free come back ask asks asked keep put set get let try interview quote quotes
  quotation quotations suggest suggests judge background length add additional far early enough past tense together
  bring usual date simply place right big advice reason reasons purpose aspect aspects major primary sentence sentences
  conclusion abstract typed bibliography appendix credit late feedback participation civility proofread proofreading
  civil polite respectful kind thoughtful directions direction instruction instructions choose choosing select`.split(
    /\s+/u,
  );

const stems: ReadonlySet<string> = new Set([...taskWords, ...OF_ANY_ASSIGNMENT].map(stem));

/** Whether a stem is about the work to be done rather than its subject. */
export function isOfAnyAssignment(key: string): boolean {
  return stems.has(key);
}
