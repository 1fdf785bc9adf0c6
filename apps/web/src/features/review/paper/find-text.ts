const most = 500;

/** Where the words stand in the text, whatever their case; 500 places at most. */
export function findText(text: string, words: string): readonly number[] {
  const wanted = words.toLocaleLowerCase('en-US');
  const searched = text.toLocaleLowerCase('en-US');
  // Lower case can be longer than upper case ("İ"): offsets would not be the text's own.
  const haystack = searched.length === text.length ? searched : text;
  const places: number[] = [];
  if (wanted.trim() === '') return places;
  for (let at = haystack.indexOf(wanted); at !== -1 && places.length < most;) {
    places.push(at);
    at = haystack.indexOf(wanted, at + wanted.length);
  }
  return places;
}
