import { parseArgs } from 'node:util';

export type Command =
  | { readonly kind: 'files'; readonly files: readonly string[]; readonly isJson: boolean }
  | { readonly kind: 'jsonl'; readonly isClass: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: npm run --silent review -- FILE...           a readable review of each file
       npm run --silent review -- --json FILE...    one JSON answer a line
       npm run --silent review -- --jsonl           one JSON request a line on standard input, one answer a line
       npm run --silent review -- --jsonl --class   the same, for a class whose papers are compared with each other
`;

/** What the words after the command ask for. */
export function readArguments(words: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
        class: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { kind: 'help' };
    if (values.jsonl) {
      return positionals.length === 0
        ? { kind: 'jsonl', isClass: values.class }
        : { kind: 'wrong', message: '--jsonl reads requests from standard input and takes no file names.' };
    }
    if (values.class) return { kind: 'wrong', message: '--class belongs to --jsonl.' };
    if (positionals.length === 0) return { kind: 'wrong', message: 'Name at least one file to review.' };
    return { kind: 'files', files: positionals, isJson: values.json };
  } catch {
    return { kind: 'wrong', message: 'This option is not known.' };
  }
}
