const LONGEST = 60;
/** Names are cut to this length first, because Unicode composition takes quadratic time. */
const LONGEST_READ = 1000;

/** Control characters and invisible or direction-changing characters. */
const notShown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Characters that Windows forbids in names, including path separators. */
const notTaken = /[<>:"/\\|?*]/gu;
/** Device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** A file or folder name that is valid on every system, with its extension: no path, no reserved name. */
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

/** Shortens a name to `most` UTF-16 units, which every file system accepts, splitting no surrogate pair. */
function cut(name: string, most: number): string {
  return name.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
}

/** Windows drops dots and spaces at the end, and leading dots hide a file elsewhere. */
function trim(name: string): string {
  return name.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '');
}

/** Makes names unique, ignoring case. */
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
