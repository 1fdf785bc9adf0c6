/** What a font's name says about it. */
export type FontLook = {
  /** "Times New Roman"; `null` where the file does not name it. */
  readonly family: string | null;
  readonly bold: boolean;
  readonly italic: boolean;
};

/** [pattern on the bare PostScript name, the name people know]. */
const FAMILIES = [
  [/^TimesNewRoman/i, 'Times New Roman'],
  [/^Times(?![a-z])/, 'Times'],
  [/^Arial(?!Narrow|Black|Rounded|Unicode)/i, 'Arial'],
  [/^CourierNew/i, 'Courier New'],
  [/^Helvetica(?!Neue)/, 'Helvetica'],
  [
    /^(CM|SF|LM)(R|B|BX|TI|SL|SS|TT|CSC|RM|TI|BI|IT|CC|MI|SY|EX|Roman|Sans|Mono)[A-Za-z]*\d*/,
    'Computer Modern',
  ],
  [/^NimbusRom/, 'Nimbus Roman'],
  [/^NimbusSan/, 'Nimbus Sans'],
  [/^(CIDFont|Font|F|TT|T|C\d*_|R)[+-]?[A-Z]?\d+$/i, null],
] as const satisfies readonly (readonly [RegExp, string | null])[];

const STYLE_WORDS =
  /(Regular|Roman|Book|Normal|Plain|Medium|Medi|Regu|Light|Thin|Semi|Demi|Extra|Ultra|Bold|Black|Heavy|Italic|Ital|Oblique|Obl|Slanted|It|PSMT|PS|MT|Identity|H|V|Std|Pro)/;
const STYLE_SUFFIX = new RegExp(`^${STYLE_WORDS.source}+$`, 'i');

/** Reads family, weight and slant out of a font name such as "ABCDEF+LiberationSerif-BoldItalic". */
export function readFontLook(name: string): FontLook {
  const bare = name.replace(/^[A-Z]{6}\+/, '').replace(/-Identity-[HV]$/, '');
  return { family: readFamily(bare), bold: isBoldName(bare), italic: isItalicName(bare) };
}

function isBoldName(bare: string): boolean {
  return (
    /bold|black|heavy|[,-](demi|medi)(?!um)|semibd/i.test(bare) ||
    /^(CM|SF|LM|EC)[A-Z]*B/.test(bare) ||
    /^(ntx|tx|px)b/.test(bare)
  );
}

function isItalicName(bare: string): boolean {
  return (
    /italic|oblique|slanted|[,-][A-Za-z]*(ital|obli)|[,-](It|BoldIt|SemiboldIt)$/i.test(bare) ||
    /^(CM|SF|LM|EC)(MI|TI|BXTI|SL|BI|BXSL|SSI|ITT|B?MI)/.test(bare) ||
    /^(NewTXMI|NewTXBMI|txmi|txbmi|pxmi)/i.test(bare)
  );
}

function readFamily(bare: string): string | null {
  for (const [pattern, family] of FAMILIES) if (pattern.test(bare)) return family;
  const [head = '', ...tails] = bare.split(/[-,]/);
  const kept = [head, ...tails.filter((tail) => !STYLE_SUFFIX.test(tail))].join(' ');
  const spaced = kept
    .replace(/(PSMT|PS|MT)$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/\bTe X\b/g, 'TeX')
    .replace(/\s+/g, ' ')
    .trim();
  const words = spaced.split(' ');
  while (words.length > 1 && /^(Bold|Italic|Regular|Oblique)$/i.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ') || null;
}
