/** A paper that a model read and whose content the instructor has graded since. */
export type ReadAndGraded = {
  /** Content scores without the model and with all that it read, 0 to 100. */
  readonly measured: number;
  readonly read: number;
  readonly words: number;
  /** The instructor's mark for the content, 0 to 100. */
  readonly grade: number;
};

/** Papers below which nothing can be said of a model. */
const FEWEST = 10;
/** As many papers of no difference are added, so that a few papers move little. */
const SHRINKAGE = 5;
/** Words by which the length of two papers differs noticeably. */
const UNIT_OF_LENGTH = 100;

/**
 * Whether a model's reading brings content scores nearer to the instructor's marks than measuring alone: each paper is
 * predicted from the others, with their mean difference and its slope over length, since models favour short papers.
 */
export function helpsToGrade(papers: readonly ReadAndGraded[]): boolean {
  if (papers.length < FEWEST) return true;
  return errorOf(papers, ({ read }) => read) <= errorOf(papers, ({ measured }) => measured);
}

type Score = (paper: ReadAndGraded) => number;

/** Mean distance of the predicted marks, each from a fit without its own paper. */
function errorOf(papers: readonly ReadAndGraded[], score: Score): number {
  return mean(
    papers.map((paper, index) => {
      const { shift, slope, length } = fit(papers.toSpliced(index, 1), score);
      const predicted = score(paper) + shift + slope * (lengthOf(paper) - length);
      return Math.abs(Math.min(100, Math.max(0, predicted)) - paper.grade);
    }),
  );
}

/** The line through the differences of marks and scores over length, drawn towards no difference. */
function fit(papers: readonly ReadAndGraded[], score: Score) {
  const shrink = papers.length / (papers.length + SHRINKAGE);
  const differences = papers.map((paper) => paper.grade - score(paper));
  const meanDifference = mean(differences);
  const length = mean(papers.map(lengthOf));
  const spread = papers.reduce((sum, paper) => sum + (lengthOf(paper) - length) ** 2, 0);
  const together = papers.reduce(
    (sum, paper, index) => sum + (lengthOf(paper) - length) * ((differences[index] ?? 0) - meanDifference),
    0,
  );
  // Papers of one length tell nothing about its influence.
  const slope = spread === 0 ? 0 : (together / (spread + SHRINKAGE)) * shrink;
  return { shift: meanDifference * shrink, slope, length };
}

function lengthOf({ words }: ReadAndGraded): number {
  return words / UNIT_OF_LENGTH;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
