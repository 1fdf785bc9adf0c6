import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutCitationForm } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

const BEFORE = /(?:^|[.!?]["”]?\s+|\baccording to\s+)$/iu;
const VERB =
  /^\s+(?:also\s+|has\s+|have\s+)?(?:add|argu|assert|believ|claim|conclud|conduct|confirm|contend|defin|demonstrat|describ|discover|discuss|emphasiz|examin|explain|explor|found|finds|highlight|identif|indicat|investigat|mention|noted|notes|observ|point|propos|report|reveal|said|says|show|stat|stress|studied|suggest|support|wrote|writes)\p{Ll}*\b/u;

export const citationAsSubject: Check = {
  id: 'apa-citation-as-subject',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'A citation in parentheses as the subject',
  source: 'APA 7, 8.11',
  summary: 'Authors who are part of the sentence go outside the parentheses.',
  advice: aboutCitationForm,
  *run(paper) {
    const seen = new Set<number>();
    for (const { citation } of sureCitations(paper)) {
      const { kind, group, authors, yearSpan, span } = citation;
      if (kind !== 'parenthetical' || yearSpan === null || seen.has(group.start)) continue;
      seen.add(group.start);
      const before = BEFORE.exec(paper.text.slice(Math.max(0, group.start - 16), group.start))?.[0];
      const isLed = before !== undefined && /according to/iu.test(before);
      if (before === undefined || (!isLed && !VERB.test(paper.text.slice(group.end, group.end + 40))))
        continue;
      const names = spanText(paper.text, authors).replace(' & ', ' and ');
      const isAlone = span.start === group.start + 1 && span.end === group.end - 1;
      yield {
        span: group,
        message: 'These authors are part of the sentence, so only the year goes in parentheses.',
        suggestions: isAlone ? [`${names} (${paper.text.slice(yearSpan.start, group.end - 1)})`] : [],
      };
    }
  },
};
