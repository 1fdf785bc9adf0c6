/** RIGHT-TO-LEFT OVERRIDE, and what ends it within its paragraph (Unicode UAX #9). */
const override = '\u202E';
const endOfOverride = '\u202C';
const isLatin = /\p{Script=Latin}/u;

/** Follows what turns the order of letters round, which makes Latin script unreadable: elements (`w:bdo`) and a character. */
export class LetterOrder {
  readonly #elements: boolean[] = [];
  #reversals = 0;
  #isOverridden = false;

  open(direction: string | undefined): void {
    this.#elements.push(direction === 'rtl');
    if (direction === 'rtl') this.#reversals += 1;
  }

  close(): void {
    if (this.#elements.pop() === true) this.#reversals -= 1;
  }

  /** An override by a character ends with its paragraph. */
  startParagraph(): void {
    this.#isOverridden = false;
  }

  /** From where on the letters of the next text are shown in reverse order; its length where none are. */
  findReversed(text: string): number {
    if (this.#reversals > 0) return isLatin.test(text) ? 0 : text.length;
    const start = this.#isOverridden ? 0 : text.indexOf(override);
    if (start === -1 || !isLatin.test(text.slice(start))) return text.length;
    this.#isOverridden = !text.slice(start).includes(endOfOverride);
    return start;
  }
}
