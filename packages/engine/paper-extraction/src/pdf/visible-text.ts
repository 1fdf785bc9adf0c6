/** Characters that leave no mark on a page: zero-width ones, direction marks, tag characters, controls. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000e-\u001f\u007f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu;

const LIGATURES = /[\ufb00-\ufb06]/g;
const SPACES = /[\t\n\v\f\r\u0085\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
/** Hyphens that fonts map to typographic or soft hyphens though the page shows a plain one. */
const HYPHENS = /[\u00ad\u2010\u2011]/g;
/** Symbol fonts keep their bullets in the private use area. */
const BULLETS = /[\uf0b7\uf0a7\uf06c\uf06e\uf0d8\uf076]/g;

const PLAIN = /^[\u0020-\u007e]*$/;

/** Splits the text of a glyph into what the page shows and what it does not. */
export function cleanGlyphText(raw: string): { readonly shown: string; readonly invisible: string } {
  if (PLAIN.test(raw)) return { shown: raw, invisible: '' };
  const invisible = (raw.match(INVISIBLE) ?? []).join('');
  const shown = raw
    .replace(INVISIBLE, '')
    .replace(LIGATURES, (letter) => letter.normalize('NFKC'))
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(BULLETS, '•');
  return { shown, invisible };
}

/** Tag characters spell ASCII unseen; this is what they say. Other invisible characters say nothing. */
export function spellTagCharacters(invisible: string): string {
  let spelled = '';
  for (const character of invisible) {
    const code = (character.codePointAt(0) ?? 0) - 0xe0000;
    if (code >= 0x20 && code < 0x7f) spelled += String.fromCharCode(code);
  }
  return spelled;
}
