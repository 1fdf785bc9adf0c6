/** RIGHT-TO-LEFT OVERRIDE, and what ends it within its paragraph (Unicode UAX #9). */
const override = '\u202E';
const endOfOverride = '\u202C';
const isLatin = /\p{Script=Latin}/u;

/** Follows what turns the order of letters round, which makes Latin script unreadable: elements (`w:bdo`) and a character. */
export function createLetterOrder() {
  const elements: boolean[] = [];
  let reversals = 0;
  let isOverridden = false;
  return {
    open(direction: string | undefined): void {
      elements.push(direction === 'rtl');
      if (direction === 'rtl') reversals += 1;
    },
    close(): void {
      if (elements.pop() === true) reversals -= 1;
    },
    /** An override by a character ends with its paragraph. */
    startParagraph(): void {
      isOverridden = false;
    },
    /** From where on the letters of the next text are shown in reverse order; its length where none are. */
    findReversed(text: string): number {
      if (reversals > 0) return isLatin.test(text) ? 0 : text.length;
      const start = isOverridden ? 0 : text.indexOf(override);
      if (start === -1 || !isLatin.test(text.slice(start))) return text.length;
      isOverridden = !text.slice(start).includes(endOfOverride);
      return start;
    },
  };
}
