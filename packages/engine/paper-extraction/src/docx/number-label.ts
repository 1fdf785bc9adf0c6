const romanDigits = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A counter as a list label shows it (ECMA-376 part 1, 17.18.59); formats not known come as decimals. */
export function formatCounter(value: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    default:
      return String(value);
  }
}

/** Word counts A to Z, then AA, BB to ZZ, then AAA. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  const index = (value - 1) % 26;
  return String.fromCodePoint(65 + index).repeat(Math.floor((value - 1) / 26) + 1);
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, digits] of romanDigits) {
    while (rest >= worth) {
      text += digits;
      rest -= worth;
    }
  }
  return text;
}

function ordinalEnding(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

/** Bullets are drawn with symbol fonts, whose private code points say nothing to a reader. */
export function bulletLabel(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return '';
  return (first >= 0xe000 && first <= 0xf8ff) || first === 0xb7 ? '•' : text;
}
