import { ReadingRefused } from '../refusals.ts';

/** Fields of real documents nest two or three deep. */
const deepestNesting = 50;

type Field = { instruction: string; phase: 'code' | 'result' };

/** Follows complex fields, which nest: begin, code, separate, result, end (ECMA-376 part 1, 17.16.18). */
export function createFieldStack() {
  const fields: Field[] = [];
  return {
    change(kind: string | undefined): void {
      const top = fields.at(-1);
      if (kind === 'begin') {
        if (fields.length >= deepestNesting) throw new ReadingRefused('too-complex');
        fields.push({ instruction: '', phase: 'code' });
      } else if (kind === 'separate' && top !== undefined) top.phase = 'result';
      else if (kind === 'end') fields.pop();
    },
    addInstruction(text: string): void {
      const top = fields.at(-1);
      if (top !== undefined && top.instruction.length < 4000) top.instruction += text;
    },
    /** Whether Word shows nothing of the result that is being read. */
    isSilent: () => fields.some(({ instruction, phase }) => phase === 'result' && isSilentField(instruction)),
    /** Code and all that stands in it is not shown. */
    isInCode: () => fields.some(({ phase }) => phase === 'code'),
    /** The innermost hyperlink of the fields that are being shown. */
    link(): string | null {
      for (const { instruction } of fields.toReversed()) {
        const target = linkTarget(instruction);
        if (target !== null) return target;
      }
      return null;
    },
    /** Whether the innermost field is a page number. */
    isPageNumber: () => isPageNumberField(fields.at(-1)?.instruction ?? ''),
  };
}

export function isPageNumberField(instruction: string): boolean {
  return /^\s*PAGE\b/i.test(instruction);
}

/** Fields that set a value or mark an entry elsewhere and display nothing themselves (ECMA-376 part 1, 17.16.5). */
export function isSilentField(instruction: string): boolean {
  return /^\s*(?:ASK|PRIVATE|RD|SET|TA|TC|XE)\b/i.test(instruction);
}

export function linkTarget(instruction: string): string | null {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:\\l\s+)?(?:"([^"]*)"|(\S+))/i.exec(instruction) ?? [];
  const target = quoted ?? bare;
  if (target === undefined) return null;
  return /^\s*HYPERLINK\s+\\l/i.test(instruction) ? `#${target}` : target;
}
