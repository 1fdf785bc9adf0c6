import { drawsSigns, isPictureFont } from '../picture-fonts.ts';

const greekCapitals = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const greekSmall = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const others: Readonly<Record<number, string>> = {
  0xb1: '±',
  0xb3: '≥',
  0xa3: '≤',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xa5: '∞',
  0xae: '→',
  0xd6: '√',
  0xe5: '∑',
};

/** The character that `w:sym` draws (ECMA-376 part 1, 17.3.3.30), as far as its font is known. */
export function symbolCharacter(font: string | undefined, hexCode: string | undefined): string {
  const code = Number.parseInt(hexCode ?? '', 16);
  if (Number.isNaN(code) || code > 0xffff) return '';
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  const low = isPrivate ? code - 0xf000 : code;
  if (font === 'Symbol') {
    if (low >= 0x41 && low <= 0x5a) return greekCapitals.charAt(low - 0x41);
    if (low >= 0x61 && low <= 0x7a) return greekSmall.charAt(low - 0x61);
    return others[low] ?? (low < 0x7f && low >= 0x20 ? String.fromCodePoint(low) : '•');
  }
  if (isPrivate) return '•';
  return code < 0x20 || (code >= 0xd800 && code <= 0xf8ff) ? '' : String.fromCodePoint(code);
}

/** A letter or two in such a font are a sign, as an arrow, a tick or the Greek letter of a formula. */
const mostOfSign = 2;

/** Whether the words of `text` are drawn as pictures or letters of another script, so that nobody reads them. */
export function isDrawnAsPictures(
  text: string,
  font: string | undefined,
  ofDocument: ReadonlySet<string>,
): boolean {
  if (font === undefined) return false;
  if (!isPictureFont(font) && !ofDocument.has(font.toLowerCase())) return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) > mostOfSign;
}

/** Letters of symbol fonts are stored in the private use area as U+F000 plus their code, or as plain letters. */
export function drawSymbols(text: string, font: string | undefined): string {
  const draw = (letter: string): string =>
    symbolCharacter(font, (letter.codePointAt(0) ?? 0).toString(16)) || letter;
  if (font === 'Symbol') return text.replaceAll(/[A-Za-z\uF020-\uF0FF]/g, draw);
  const signs = text.replaceAll(/[\uF020-\uF0FF]/g, draw);
  return font !== undefined && drawsSigns(font) ? signs.replaceAll(/[A-Za-z]/g, '•') : signs;
}
