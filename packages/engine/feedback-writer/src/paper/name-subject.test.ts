import { describe, expect, it } from 'vitest';
import { collectFacts } from '../facts.ts';
import { paperOf, requestOf } from '../testing/request-of.ts';
import { titledPapers } from '../testing/titled-papers.ts';

const factsOf = ({ asked, title, paragraphs }: (typeof titledPapers)[number]) =>
  collectFacts({
    ...requestOf(paperOf([...(title === null ? [] : [title]), ...paragraphs])),
    brief: {
      title: asked.title,
      description: '',
      instructions: asked.instructions ?? '',
      rubric: '',
      type: 'assignment',
      maxPoints: 100,
    },
  });

describe('the subject of a paper', () => {
  it.each(titledPapers.map((one) => [one.asked.title || 'no assignment', one] as const))(
    'is named in the words of its assignment or its own: %s',
    (_, one) => {
      expect(factsOf(one).places.subject ?? 'none').toMatch(one.subject);
    },
  );

  it('is never joined to a bare noun that the paper only repeats', () => {
    const props =
      /\b(?:desk|box|daughter|log|towel|cup|bakery|aunt|boy|spoon|chairs?|register|wall|diner)\b/u;
    for (const one of titledPapers) expect(factsOf(one).places.themes.join(', ')).not.toMatch(props);
  });
});
