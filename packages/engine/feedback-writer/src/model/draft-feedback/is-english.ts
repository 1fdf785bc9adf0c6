/** Words without which nobody writes much English, and which the languages beside it hardly share. */
const common = new Set(
  'the of and to is that it you your for with are this be not have was on at by from or but its which they can more what where there as if'.split(
    ' ',
  ),
);

/** In English prose every third word or so is one of them; quotations in another language leave enough of them. */
const LEAST_SHARE = 0.12;

/** Whether feedback is written in English, by its commonest words. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => common.has(word)).length >= words.length * LEAST_SHARE;
}
