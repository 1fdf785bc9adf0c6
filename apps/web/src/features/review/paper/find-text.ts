const most = 500;

/** Case-insensitive matches in the text, 500 at most. */
export function findText(text: string, words: string): readonly number[] {
  const wanted = words.toLocaleLowerCase('en-US');
  const searched = text.toLocaleLowerCase('en-US');
  // Lower case can be longer than upper case ("İ"): offsets would differ from the text's.
  const haystack = searched.length === text.length ? searched : text;
  const places: number[] = [];
  if (wanted.trim() === '') return places;
  for (let at = haystack.indexOf(wanted); at !== -1 && places.length < most;) {
    places.push(at);
    at = haystack.indexOf(wanted, at + wanted.length);
  }
  return places;
}
