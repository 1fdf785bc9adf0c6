import type { ExtractionNote, HiddenReason, HiddenText } from '@greenpen/paper';

/** Kept out of sight on purpose; comments, properties and deleted revisions are in most files. */
const onPurpose: ReadonlySet<HiddenReason> = new Set([
  'same-colour-as-page',
  'tiny',
  'off-page',
  'hidden-run',
  'covered',
  'invisible-characters',
]);

/** Places that the note names; the review lists all of them. */
const MOST_PLACES = 5;
const LONGEST_QUOTE = 80;

/** What was kept out of a reader's sight, as opposed to what word processors keep beside every text. */
export function hiddenOnPurpose(hidden: readonly HiddenText[]): readonly HiddenText[] {
  return hidden.filter(({ reason, text }) => onPurpose.has(reason) && /[\p{L}\p{N}]/u.test(text));
}

/** What the instructor is told where the file holds text that a reader cannot see: one note with each place. */
export function noteHiddenText(hidden: readonly HiddenText[]): readonly ExtractionNote[] {
  return [
    ...noteTexts(hiddenOnPurpose(hidden), {
      code: 'hidden-text',
      message: 'This file contains hidden text, which was not graded',
    }),
    ...noteTexts(
      hidden.filter(({ reason }) => reason === 'unplaced'),
      {
        code: 'unplaced-text',
        message: 'It is unclear how some boxes and drawings show their text, so the text was not graded',
      },
    ),
  ];
}

function noteTexts(
  found: readonly HiddenText[],
  note: { readonly code: string; readonly message: string },
): readonly ExtractionNote[] {
  const [first] = found;
  if (first === undefined) return [];
  const places = found.slice(0, MOST_PLACES).map(({ page, text }) => {
    const quote = `“${shorten(text)}”`;
    return page === null ? quote : `page ${page}: ${quote}`;
  });
  const others = found.length - places.length;
  const more = others === 0 ? '' : `; and ${others} more`;
  return [{ code: note.code, message: `${note.message}: ${places.join('; ')}${more}.`, page: first.page }];
}

function shorten(text: string): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  return flat.length <= LONGEST_QUOTE ? flat : `${flat.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
