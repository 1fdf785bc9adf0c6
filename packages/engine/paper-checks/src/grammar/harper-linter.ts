import { LocalLinter, SuggestionKind, type BinaryModule } from 'harper.js';
import { academicWords } from './academic-words.ts';
import { loadEnglishLexicon } from './english-lexicon.ts';
import { usesRule } from './harper-rules.ts';

/** What the grammar library says about a place, as plain data; offsets are code points of the given text. */
export type HarperLint = {
  /** The library's own rule: "SpellCheck", "AnA". */
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly string[];
};

/** Unknown words, short and long: the tables that suggestions come from are built at the first of each. */
const WARMING = 'The erorxs and the interfibrillary was seen.';

let warm: Promise<LocalLinter> | null = null;

/** Every rule's remarks on the text, in the order of the rules. The linter is made once a thread and kept. */
export async function lintWithHarper(text: string): Promise<readonly HarperLint[]> {
  warm ??= makeLinter();
  const used = warm;
  try {
    return await lintWith(await used, text);
  } catch (error) {
    // A linter that could not be made is tried again, and what panicked once may not be used again.
    if (warm === used) warm = null;
    throw error;
  }
}

async function lintWith(linter: LocalLinter, text: string): Promise<readonly HarperLint[]> {
  const lints: HarperLint[] = [];
  const byRule = await linter.organizedLints(text, { language: 'plaintext', dedup: false });
  for (const [rule, found] of Object.entries(byRule)) {
    for (const lint of found) {
      const span = lint.span();
      const problem = text.slice(span.start, span.end);
      const suggestions: string[] = [];
      for (const suggestion of lint.suggestions()) {
        const isAddition = suggestion.kind() === SuggestionKind.InsertAfter;
        const words = suggestion.get_replacement_text();
        suggestions.push(isAddition ? problem + words : words);
        suggestion.free();
      }
      lints.push({ rule, start: span.start, end: span.end, suggestions });
      span.free();
      lint.free();
    }
  }
  return lints;
}

/** Makes the thread's linter and fills its tables, so that the first paper need not wait (about 2 s of CPU). */
export async function warmGrammar(): Promise<void> {
  await Promise.all([loadEnglishLexicon(), lintWithHarper(WARMING)]);
}

/** Gives the linter's memory back; the next call makes another. */
export async function disposeGrammar(): Promise<void> {
  const linter = warm;
  warm = null;
  if (linter !== null) await (await linter).dispose();
}

async function makeLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: await loadBinary() });
  const rules = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, usesRule(rule)])));
  await linter.importWords([...academicWords]);
  await linter.setup();
  return linter;
}

/** The library opens its file by the URL's path as it is, so a path with a blank in it takes the inlined copy. */
async function loadBinary(): Promise<BinaryModule> {
  const { slimBinary } = await import('harper.js/slimBinary');
  if (!String(slimBinary.url).includes('%')) return slimBinary;
  const { slimBinaryInlined } = await import('harper.js/slimBinaryInlined');
  return slimBinaryInlined;
}
