import { citationTopics } from './citation-topics.ts';
import { contentTopics } from './content-topics.ts';
import { formatTopics } from './format-topics.ts';
import { grammarTopics } from './grammar-topics.ts';
import { referenceTopics } from './reference-topics.ts';
import type { Topic } from './topic.ts';

const rows = [...grammarTopics, ...citationTopics, ...referenceTopics, ...formatTopics, ...contentTopics];

/** What to call a check; `null` where its message has to speak for itself. */
export function findTopic(check: string): Topic | null {
  const row = rows.find(([pattern]) => pattern.test(check));
  if (row === undefined) return null;
  const [, noun, advice, unit, against] = row;
  return {
    noun,
    advice,
    ...(unit === undefined ? {} : { unit }),
    ...(against === undefined ? {} : { against }),
  };
}

/** Whether a check is about title page, layout, headings, tables or figures, which a short piece need not have. */
export function isAboutFormat(check: string): boolean {
  return formatTopics.some(([pattern]) => pattern.test(check)) && !/^apa-(?:citation|reference)/u.test(check);
}
