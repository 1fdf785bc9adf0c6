import type { Article } from '../article.ts';

export const howScoresAreMade: Article = {
  slug: 'how-scores-are-made',
  group: 'What is checked',
  title: 'How scores are made',
  summary: 'From findings to three scores, from three scores to a grade.',
  alsoFoundBy: 'grade letter percent total weighted mean calculation points why',
  body: (
    <>
      <h2>Grammar and APA</h2>
      <p>
        Each begins at full points. A finding costs points, the same kind of finding less and less as it
        repeats, and no single rule can take everything. Advice costs nothing.
      </p>
      <h2>Content</h2>
      <p>
        Five measured parts add up to 100: development, structure, language, use of sources, and what was
        asked. Where a part does not apply, its share goes to the others. With graded examples of yours, the
        score leans towards your marks.
      </p>
      <h2>The total</h2>
      <p>
        The weighted mean of the three, with the weights that stood when the paper was graded. A is 90 and
        above, B 80, C 70, D 60; below that, F. Where an assignment has other points than 100, the points
        stand beside the percentage.
      </p>
      <h2>What a score is not</h2>
      <p>
        It is a draft made by rules and measurements. It does not know the discussion in your seminar. That is
        why every part can be dismissed, set by hand, or overruled, and why nothing counts until you approve
        it.
      </p>
    </>
  ),
};
