import { atLeast, atMost, type Figure } from '../figure.ts';
import { figuresOfParts, judgedOf } from '../requirements.ts';
import { shareOf } from '../statistics.ts';
import type { BlindPaper } from './blind-papers.ts';
import { judgeWith, type Answerer, type JudgedByModel } from './judged-papers.ts';
import { contentFindingsOf, placesOf, sayFaults } from './say-faults.ts';

/** A paper as the model left it, with its replies as they came. */
export type BlindReading = JudgedByModel & {
  readonly paper: BlindPaper;
  readonly replies: readonly { readonly task: string; readonly reply: string | null }[];
};

/** Asks about all papers at once, so that all prompts can be answered by hand in parallel. */
export async function readBlindly(
  papers: readonly BlindPaper[],
  answer: Answerer,
): Promise<readonly BlindReading[]> {
  return Promise.all(papers.map((paper) => readOne(paper, answer)));
}

async function readOne(paper: BlindPaper, answer: Answerer): Promise<BlindReading> {
  const replies: { task: string; reply: string | null }[] = [];
  const ask: Answerer = async (prompt) => {
    if (!paper.isDrafted && prompt.task === 'edit-language') return '{"edits": []}';
    if (!paper.isDrafted && prompt.task === 'write-feedback') return '{"sentences": []}';
    const reply = await answer(prompt);
    replies.push({ task: prompt.task, reply });
    return reply;
  };
  return { ...(await judgeWith(ask, paper)), paper, replies };
}

/** Whether the model takes the paper for an answer to something else. */
export function isCalledOffTopic({ after }: BlindReading): boolean {
  return after?.doubts.includes('read-as-off-topic') === true || after?.judgement.onTopic === 'no';
}

/** The model's findings on content that are at no planted fault: false ones, or true ones that nobody planted. */
export function listUnplanted(reading: BlindReading) {
  const { paper, after, text } = reading;
  if (after === null) return [];
  const planted = paper.faults.flatMap(({ quote, against }) =>
    [quote, against].flatMap((words) => {
      const start = words === undefined ? -1 : text.indexOf(words);
      return words === undefined || start === -1 ? [] : [{ start, end: start + words.length }];
    }),
  );
  return contentFindingsOf(after).filter(
    (finding) =>
      !placesOf(finding, text).some((place) =>
        planted.some(({ start, end }) => place.start < end && start < place.end),
      ),
  );
}

/** The errors of language that the model marks. */
export function listMarked({ after }: BlindReading) {
  return (after?.findings ?? []).filter(
    ({ area, origin, severity }) => area === 'grammar' && origin !== undefined && severity === 'error',
  );
}

export function isMarked(reading: BlindReading, quote: string): boolean {
  const start = reading.text.indexOf(quote);
  return listMarked(reading).some(
    ({ span }) => start !== -1 && span !== null && span.start < start + quote.length && start < span.end,
  );
}

export function sayReadings(readings: readonly BlindReading[], who: string): readonly Figure[] {
  const of = (...groups: readonly BlindPaper['group'][]) =>
    readings.filter(({ paper }) => groups.includes(paper.group));
  const faultsOf = (group: BlindPaper['group']) => {
    const some = of(group);
    return sayFaults(
      some.map(({ paper }) => paper),
      some,
      `${who}, ${group}`,
    );
  };
  const planted = of('planted at random');
  const unplanted = planted.flatMap(listUnplanted);
  return [
    ...faultsOf('own'),
    ...faultsOf('planted at random'),
    atMost(1, {
      what: `Other findings on content, a paper (${who}, planted at random)`,
      value: unplanted.length / planted.length,
      detail: 'to be read: not all of them are false',
    }),
    ...sayParts(of('part missing', 'class'), who),
    ...sayTopic(readings, who),
    ...faultsOf('class').slice(1),
    ...sayLanguage(of('class'), who),
  ];
}

function sayParts(readings: readonly BlindReading[], who: string): readonly Figure[] {
  const judged = readings.flatMap(({ paper, before, after }) =>
    judgedOf({ set: paper, paper }, (after ?? before).judgement.requirements),
  );
  const [missing, , falselyMissing, ...others] = figuresOfParts(judged);
  const named = missing === undefined ? [] : [atLeast(0.9, missing)];
  return [...named, falselyMissing, ...others]
    .filter((figure) => figure !== undefined)
    .map((figure) => ({ ...figure, what: `${figure.what} (${who})` }));
}

function sayTopic(readings: readonly BlindReading[], who: string): readonly Figure[] {
  const off = readings.filter(({ paper }) => !paper.isOnTopic);
  const on = readings.filter(({ paper }) => paper.isOnTopic);
  return [
    atLeast(1, {
      what: `Papers off topic named (${who})`,
      value: shareOf(off, isCalledOffTopic),
      unit: '%',
      detail: `${off.length} papers`,
    }),
    atMost(0, {
      what: `Papers on topic called off topic (${who})`,
      value: shareOf(on, isCalledOffTopic),
      unit: '%',
      detail: `${on.length} papers`,
    }),
  ];
}

/** What is marked beside the listed errors may be right too, so the precision here is the least that it can be. */
function sayLanguage(readings: readonly BlindReading[], who: string): readonly Figure[] {
  const listed = readings.flatMap((reading) => reading.paper.errors.map(({ quote }) => ({ reading, quote })));
  if (listed.length === 0) return [];
  const found = listed.filter(({ reading, quote }) => isMarked(reading, quote));
  const marked = readings.reduce((sum, reading) => sum + listMarked(reading).length, 0);
  return [
    atLeast(0.75, {
      what: `Listed errors of language marked (${who}, class)`,
      value: found.length / listed.length,
      unit: '%',
      detail: `${listed.length} errors; ${marked} marks in all`,
    }),
    atLeast(0.75, {
      what: `Marks that are at a listed error, at least (${who}, class)`,
      value: shareOf(
        readings.flatMap((reading) => listMarked(reading).map(({ span }) => ({ reading, span }))),
        ({ reading, span }) =>
          reading.paper.errors.some(({ quote }) => {
            const start = reading.text.indexOf(quote);
            return start !== -1 && span !== null && span.start < start + quote.length && start < span.end;
          }),
      ),
      unit: '%',
      detail: 'others are to be read: they may be right',
    }),
  ];
}
