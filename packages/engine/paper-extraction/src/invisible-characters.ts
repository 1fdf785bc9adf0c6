import type { ExtractionNote } from '@greenpen/paper';

/** Text without the characters that nobody sees, and what those characters were. */
export type VisibleText = {
  readonly visible: string;
  /** What Unicode tag characters spell: an ASCII text that no font draws. */
  readonly tagText: string;
  /** Zero-width and direction-overriding characters that were taken out; soft hyphens are not counted. */
  readonly invisibleCount: number;
};

const anyInvisible =
  /[[\p{Cc}--[\t\n\f\r\u0085]]\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/v;
const everyInvisible = new RegExp(anyInvisible.source, 'gv');
/** Joiners inside emoji and in scripts that need them are no trick. */
const harmless = new Set(['\u00AD', '\u200C', '\u200D', '\u200E', '\u200F', '\u061C']);

/** Takes out zero-width, tag, control and direction-overriding characters (Unicode general category Cf and Cc). */
export function stripInvisibleCharacters(text: string): VisibleText {
  if (!anyInvisible.test(text)) return { visible: text, tagText: '', invisibleCount: 0 };
  let tagText = '';
  let invisibleCount = 0;
  const visible = text.replaceAll(everyInvisible, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xe0020 && code <= 0xe007e) tagText += String.fromCodePoint(code - 0xe0000);
    else if (!harmless.has(character)) invisibleCount += 1;
    return '';
  });
  return { visible, tagText, invisibleCount };
}

/** Says that characters were taken out, where any were. */
export function invisibleCharacterNotes(count: number): readonly ExtractionNote[] {
  if (count === 0) return [];
  const were = count === 1 ? 'character was' : 'characters were';
  return [
    {
      code: 'invisible-characters-removed',
      message: `${count} invisible ${were} removed from the text.`,
      page: null,
    },
  ];
}
