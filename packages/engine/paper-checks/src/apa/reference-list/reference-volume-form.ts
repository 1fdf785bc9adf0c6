import type { Check } from '../../check.ts';
import { aboutVolumeAndPages } from './advice.ts';
import { listEntries } from './list-entries.ts';

const WORD_BEFORE = /\b(?:Vol(?:ume)?|V)\b\.?\s*$/u;

export const referenceVolumeForm: Check = {
  id: 'apa-reference-volume-form',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Format of volume and issue',
  source: 'APA 7, 9.25',
  summary: 'A journal’s volume and issue are written “4(2)”, without words or a space.',
  advice: aboutVolumeAndPages,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { volume, issue, kind } = entry;
      if (kind !== 'article' || volume === null) continue;
      const word = WORD_BEFORE.exec(
        paper.text.slice(Math.max(entry.span.start, volume.start - 8), volume.start),
      );
      const start = volume.start - (word?.[0].length ?? 0);
      const number = paper.text.slice(volume.start, volume.end);
      if (issue === null) {
        if (word === null) continue;
        const span = { start, end: volume.end };
        yield { span, message: 'APA gives the volume of a journal as a number only.', suggestions: [number] };
        continue;
      }
      const end = issue.end + (/^\s*\)/u.exec(paper.text.slice(issue.end))?.[0].length ?? 0);
      const issueNumber = paper.text.slice(issue.start, issue.end).replace(/^(?:no|issue|iss)\.?\s*/iu, '');
      const better = `${number}(${issueNumber})`;
      const written = paper.text.slice(start, end);
      // In a PDF the gap between italic and roman type reads as a space that nobody typed.
      const withoutGaps = (words: string) => (paper.format === 'pdf' ? words.replaceAll(' ', '') : words);
      if (withoutGaps(written) === withoutGaps(better)) continue;
      yield {
        span: { start, end },
        message: 'APA writes volume and issue as “4(2)”: no words and no space between them.',
        suggestions: [better],
      };
    }
  },
};
