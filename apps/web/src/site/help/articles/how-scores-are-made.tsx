import type { Article } from '../article.ts';

export const howScoresAreMade: Article = {
  slug: 'how-scores-are-made',
  group: 'What is checked',
  title: 'How scores are made',
  summary: 'How findings become three scores, and three scores become a grade.',
  alsoFoundBy: 'grade letter percent total weighted mean calculation points why',
  body: (
    <>
      <h2>Grammar and APA</h2>
      <p>
        Each score starts at full points. A finding costs points, repeated findings of the same kind cost less
        and less, and no single rule can cost all points. Advice costs nothing.
      </p>
      <h2>Content</h2>
      <p>
        Five measured parts add up to 100: development, structure, language, use of sources, and the
        assignment’s requirements. If a part does not apply, its share goes to the others. If you add graded
        examples, the score is adjusted towards your marks.
      </p>
      <h2>The total</h2>
      <p>
        The total is the weighted mean of the three scores, with the weights set when the paper was graded. A
        is 90 and above, B 80, C 70, D 60; below that, F. If an assignment’s maximum is not 100, the points
        are shown beside the percentage.
      </p>
      <h2>Limits of a score</h2>
      <p>
        A score is a draft from rules and measurements. It does not know your classroom discussions. You can
        therefore dismiss or override every part, and nothing counts until you approve it.
      </p>
    </>
  ),
};
