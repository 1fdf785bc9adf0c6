import { expect, it } from 'vitest';
import { toHtml } from './write-editor.ts';

it('makes paragraphs, and no markup of the text', () => {
  expect(toHtml('Good <b>work</b> & more.\n\nTwo\nlines')).toBe(
    '<p>Good &lt;b&gt;work&lt;/b&gt; &amp; more.</p><p>Two<br>lines</p>',
  );
});
