const LONGEST = 60;
/** What of a name is read: composing its characters takes the square of their number. */
const LONGEST_READ = 1000;

/** Controls, and marks that are invisible or turn the reading direction around. */
const notShown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** What Windows takes in no name, separators of folders among it. */
const notTaken = /[<>:"/\\|?*]/gu;
/** Names that are devices on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** A name that every system takes as one file or folder, with its extension kept: no path, no reserved name. */
export function fileNameInArchive(name: string, otherwise: string): string {
  const written = name.toWellFormed();
  const extension = /\.\w{1,8}$/u.exec(written)?.[0] ?? '';
  const shown = cut(written.slice(0, written.length - extension.length), LONGEST_READ)
    .normalize('NFC')
    .replaceAll(notShown, '')
    .replaceAll(notTaken, '-')
    .replaceAll(/\s+/gu, ' ');
  const stem = trim(cut(shown, LONGEST));
  const whole = trim(`${stem === '' && extension === '' ? otherwise : stem}${extension}`);
  return device.test(whole) ? `_${whole}` : whole;
}

/** At most so many UTF-16 units, which no file system takes for too many, and no half of a pair. */
function cut(name: string, most: number): string {
  return name.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
}

/** Windows drops dots and spaces at the end, and leading dots hide a file elsewhere. */
function trim(name: string): string {
  return name.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '');
}

/** Gives each name once, whatever a file system thinks of upper and lower case. */
export function giveNamesOnce(...taken: readonly string[]): (name: string) => string {
  const given = new Set(taken.map((name) => name.toLowerCase()));
  return (name) => {
    const [, stem = name, extension = ''] = /^(.*?)(\.\w{1,8})?$/su.exec(name) ?? [];
    let unique = name;
    for (let next = 2; given.has(unique.toLowerCase()); next += 1) unique = `${stem} (${next})${extension}`;
    given.add(unique.toLowerCase());
    return unique;
  };
}
