/** A question that a model asks about a passage of one paper. */
export type AskedQuestion = {
  readonly paper: string;
  /** Id of the requirement. */
  readonly about: string;
  readonly question: string;
  readonly quote: string;
};

export type QuestionGroup = {
  readonly about: string;
  readonly question: string;
  /** One passage of each paper. */
  readonly asked: readonly AskedQuestion[];
};

const MOST_GROUPS = 5;
const MOST_PASSAGES = 50;
/** Share of the words of two questions that are the same in questions that ask the same. */
const ALIKE = 0.5;
/** Letters of a word below which it says nothing about what is asked. */
const SHORTEST = 4;

/**
 * Groups the questions of a class about the same requirement that ask the same in other words. At most five, those that
 * most papers raise first, since their answers settle most.
 */
export function groupQuestions(asked: readonly AskedQuestion[]): readonly QuestionGroup[] {
  const groups: AskedQuestion[][] = [];
  for (const one of asked) {
    const group = groups.find(([first]) => first !== undefined && asksTheSame(first, one));
    if (group === undefined) groups.push([one]);
    else if (!group.some(({ paper }) => paper === one.paper)) group.push(one);
  }
  return groups
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_GROUPS)
    .flatMap((group) => {
      const [first] = group.toSorted((a, b) => a.question.length - b.question.length);
      if (first === undefined) return [];
      return [{ about: first.about, question: first.question, asked: group.slice(0, MOST_PASSAGES) }];
    });
}

function asksTheSame(a: AskedQuestion, b: AskedQuestion): boolean {
  if (a.about !== b.about) return false;
  const [left, right] = [wordsOf(a.question), wordsOf(b.question)];
  const common = left.intersection(right).size;
  return common >= ALIKE * Math.min(left.size, right.size);
}

/** Stems by the first letters, so that "source" and "sources" are the same. */
function wordsOf(question: string): ReadonlySet<string> {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter(({ length }) => length >= SHORTEST).map((word) => word.slice(0, 6)));
}
