import type { Run } from '@greenpen/paper';
import { joinLineEnds } from './join-words.ts';
import type { Vocabulary } from './join-words.ts';
import type { Line, Look, Piece } from './line.ts';
import { sameLook } from './set-line.ts';

/** A block's text with its looks, and where each line starts in it; offsets count from the block's start. */
export type SetText = {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly lineStarts: readonly number[];
};

/** Collects text piece by piece and keeps the runs in step with it. */
export class TextSetter {
  #text = '';
  readonly #runs: { start: number; end: number; look: Look }[] = [];

  get length(): number {
    return this.#text.length;
  }

  add({ text, look }: Piece): void {
    if (text === '') return;
    const start = this.#text.length;
    this.#text += text;
    const last = this.#runs.at(-1);
    if (last !== undefined && last.end === start && sameLook(last.look, look)) last.end = this.#text.length;
    else this.#runs.push({ start, end: this.#text.length, look });
  }

  /** Adds a separator with the formatting of the text before it. */
  addSeparator(text: string): void {
    const last = this.#runs.at(-1);
    this.#text += text;
    if (last !== undefined && text.trim() === '' && !text.includes('\n')) last.end = this.#text.length;
  }

  dropLastCharacter(): void {
    this.#text = this.#text.slice(0, -1);
    const last = this.#runs.at(-1);
    if (last === undefined) return;
    last.end = Math.min(last.end, this.#text.length);
    if (last.end <= last.start) this.#runs.pop();
  }

  finish(lineStarts: readonly number[]): SetText {
    return {
      text: this.#text,
      runs: this.#runs.map(({ start, end, look }) => ({ span: { start, end }, ...look })),
      lineStarts,
    };
  }
}

/** Joins a paragraph's lines into running text: words broken at line ends are whole again. */
export function setParagraph(lines: readonly Line[], vocabulary: Vocabulary, label: string | null): SetText {
  const setter = new TextSetter();
  const lineStarts: number[] = [];
  let upper: string | null = null;
  for (const line of lines) {
    const pieces: readonly Piece[] =
      upper === null && label !== null ? dropLabel(linePieces(line), label) : linePieces(line);
    const lower: string = pieces.map(({ text }) => text).join('');
    if (upper !== null && upper !== '') {
      const seam = joinLineEnds(upper, lower, vocabulary);
      if (seam === 'drop-hyphen') setter.dropLastCharacter();
      if (seam === 'blank') setter.addSeparator(' ');
    }
    lineStarts.push(setter.length);
    for (const piece of pieces) setter.add(piece);
    upper = lower;
  }
  return setter.finish(lineStarts);
}

/** The pieces of a line, with one blank where a wide gap parts it. */
function linePieces(line: Line): readonly Piece[] {
  return line.segments.flatMap(({ pieces }, i) => {
    const [first, ...rest] = pieces;
    if (i === 0 || first === undefined) return pieces;
    return [{ ...first, text: ` ${first.text}` }, ...rest];
  });
}

function dropLabel(pieces: readonly Piece[], label: string): readonly Piece[] {
  let left = label.length;
  let isTrimming = true;
  return pieces.flatMap((piece) => {
    const rest = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    const text = isTrimming ? rest.trimStart() : rest;
    if (text !== '') isTrimming = false;
    return text === '' ? [] : [{ ...piece, text }];
  });
}
