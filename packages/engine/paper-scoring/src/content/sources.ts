import { apaScopeOf, type AssignmentBrief } from '@greenpen/grading';
import { greatestOf } from '@greenpen/paper-structure';
import { blend, count, perThousand, ramp, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { runningParagraphs } from './running-paragraphs.ts';
import { measureQuotation } from './quotation.ts';
import { distinctSources } from './distinct-sources.ts';

/** Whether sources count: the paper cites or lists some, or its assignment asks for them. */
export function areSourcesExpected({ work, brief, asked }: MeasureInput): boolean {
  if (work.citations.length > 0) return true;
  if (asked.citing === 'not-needed') return false;
  return work.references.length > 0 || (brief !== null && isCitingAsked(brief, asked.citing));
}

/** Whether the use of sources makes points: a writer who cites without being asked to loses none by it. */
export function doSourcesCount(input: MeasureInput): boolean {
  const { brief, asked } = input;
  if (!areSourcesExpected(input)) return false;
  return brief === null || asked.sources !== null || isCitingAsked(brief, asked.citing);
}

/** A paper in APA style cites; a post or an answer does only where its assignment says so. */
export function isCitingAsked(brief: AssignmentBrief, citing: MeasureInput['asked']['citing']): boolean {
  if (citing !== 'open') return citing === 'asked';
  const scope = apaScopeOf(brief);
  return brief.type === 'assignment' && (scope === 'whole' || scope === 'citations');
}

/** A list that nothing in the text refers to is as long as this before it earns what a list can. */
const FEWEST_LISTED = 3;

/** Up to this length a piece that is to cite needs one source, where no number is named. */
const SHORT_WORDS = 400;

/** Use of sources: how many, how often and where they are cited, how recent they are, how much is quoted. */
export function measureSources(input: MeasureInput): Measure {
  const { work, sound, asked } = input;
  const { references } = work;
  const { citations } = sound;
  const paragraphs = runningParagraphs(sound.paragraphs);
  const distinct = distinctSources(input);
  const isShort = (asked.mostWords ?? asked.leastWords ?? Number.POSITIVE_INFINITY) <= SHORT_WORDS;
  const usual = isShort ? 1 : Math.min(6, Math.max(3, Math.round(sound.words / 300)));
  const wanted = asked.sources ?? usual;
  const rate = perThousand(citations.length, Math.max(sound.words, 150));
  const cited = paragraphs.filter(({ span }) =>
    citations.some((citation) => citation.group.start >= span.start && citation.group.end <= span.end),
  ).length;
  const citedShare = paragraphs.length === 0 ? 0 : cited / paragraphs.length;
  const recency = measureRecency(references.map(({ year }) => year));
  const quoted = measureQuotation(work);
  const ratio = blend(
    [4, Math.min(1, distinct / wanted)],
    [2.5, Math.max(ramp(rate, 0, 8), ramp(citations.length, 0, wanted * 1.5))],
    [1.5, Math.max(ramp(citedShare, 0, 0.6), ramp(cited, 0, wanted))],
    [1, recency.share],
    [1, 1 - ramp(quoted, 0.12, 0.35)],
  );
  if (sound.words === 0) return { ratio: 0, reason: 'There is no running text that could cite a source.' };
  if (work.isAnnotated) {
    const ratioOfList = blend(
      [6, Math.min(1, references.length / wanted)],
      [2, recency.share],
      [2, 1 - ramp(quoted, 0.12, 0.35)],
    );
    const listed = count(references.length, 'work');
    return { ratio: ratioOfList, reason: `${listed}, each with a paragraph on it; ${recency.sentence}.` };
  }
  if (citations.length === 0) {
    if (references.length === 0) {
      return { ratio: 0, reason: 'No citations or reference entries were found.' };
    }
    const listed = count(references.length, 'entry', 'entries');
    const reason = `The reference list has ${listed}, but no citations in the text refer to them.`;
    return { ratio: blend([4, Math.min(1, distinct / Math.max(FEWEST_LISTED, wanted))], [6, 0]), reason };
  }
  const reason =
    `${count(distinct, 'distinct source')} in ${count(citations.length, 'citation')} ` +
    `(${rate.toFixed(1)} per 1,000 words), cited in ${cited} of ${count(paragraphs.length, 'paragraph')}; ` +
    `${recency.sentence}; ${Math.round(quoted * 100)}% of the text is quoted.`;
  return { ratio, reason };
}

/** Years are compared with the newest source of the list, so that a paper keeps its score as time goes by. */
function measureRecency(years: readonly (string | null)[]): {
  readonly share: number;
  readonly sentence: string;
} {
  const known = years
    .map((year) => Number.parseInt(year ?? '', 10))
    .filter((year) => year > 1500 && year < 2200);
  if (known.length === 0) return { share: 0.5, sentence: 'no publication years could be read' };
  const newest = greatestOf(known);
  const recent = known.filter((year) => newest - year <= 10).length;
  return {
    share: ramp(recent / known.length, 0, 0.6),
    sentence: `${recent} of ${known.length} dated sources are within ten years of the newest, ${newest}`,
  };
}
