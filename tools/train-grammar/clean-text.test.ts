import { expect, it } from 'vitest';
import { paragraphsOf } from './clean-text.ts';

it('reads the paragraphs of a textbook without tables, formulas and notes', () => {
  const source = `<document><title>Rivers</title><content>
    <para id="a">A river carries <term>sediment</term> from the hills to the sea.<footnote>See later.</footnote></para>
    <table><row><entry><para>Ten rivers of the world and how long each one of them is.</para></entry></row></table>
    <para id="b">The speed is <m:math><m:mi>v</m:mi></m:math> where the bed of the river is flat.</para>
  </content></document>`;
  expect(paragraphsOf(source, 'cnxml')).toEqual(['A river carries sediment from the hills to the sea.']);
});

it('reads articles and books without their notes', () => {
  const article =
    '<front><p>The authors thank all of the people who helped them.</p></front><body><p>We found &gt; that the birds came back in the spring of each year<sup>3</sup>.</p></body>';
  expect(paragraphsOf(article.replace('&gt; ', ''), 'jats')).toEqual([
    'We found that the birds came back in the spring of each year.',
  ]);
  const book =
    '<h2>One</h2><p>It was the year in which<a role="doc-noteref" href="#n">1</a> the bridge was built.</p>';
  expect(paragraphsOf(book, 'xhtml')).toEqual(['It was the year in which the bridge was built.']);
});

it('reads Markdown without its front matter, headings, code and links', () => {
  const source = `---\ntitle: x\n---\n# Title of the page that is long enough to be one\n
The team wrote a [guide](https://example.org) for **all** of the new members.\n
\`\`\`\nthe code of the program is not text to learn from.\n\`\`\`\n
- Each of the items in the list is a sentence with an end.\n- short one`;
  expect(paragraphsOf(source, 'markdown')).toEqual([
    'The team wrote a guide for all of the new members.',
    'Each of the items in the list is a sentence with an end.',
  ]);
});

it('leaves out other languages and unfinished lines', () => {
  expect(paragraphsOf('El proyecto tiene muchas personas que escriben cada semana.', 'markdown')).toEqual([]);
  expect(paragraphsOf('The members of the team and the people who wrote the guide', 'markdown')).toEqual([]);
});
