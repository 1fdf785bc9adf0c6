import type { Span } from '@greenpen/paper';
import { LocalLinter, SuggestionKind, type BinaryModule } from 'harper.js';
import { academicWords } from '../academic-words.ts';
import { irregularVerbs } from '../language/irregular-forms.ts';
import { textbookWords } from '../textbook-words.ts';
import { type LinterReport, reportOf } from './linter-rules.ts';

/** What the grammar library says about a place, as plain data; offsets are code points of the given text. */
export type LinterIssue = Span & {
  readonly kind: 'unknown-word' | 'pronoun-agreement' | 'other';
  readonly report: LinterReport;
  /** What may stand there instead, best first. */
  readonly suggestions: readonly string[];
};

/** The grammar library, behind which another could be put. */
export type GrammarLinter = {
  /** What every rule that we use says about the text, in the order of the rules. */
  lint(text: string): Promise<readonly LinterIssue[]>;
  /** Fills the library's tables, so that the first text need not wait. */
  warm(): Promise<void>;
  /** Frees the library's memory; the next call loads it again. */
  dispose(): Promise<void>;
};

/** Unknown words, short and long: the tables that suggestions come from are built at the first of each. */
const WARMING = 'The erorxs and the interfibrillary was seen.';

const KINDS: Readonly<Record<string, LinterIssue['kind']>> = {
  SpellCheck: 'unknown-word',
  PronounVerbAgreement: 'pronoun-agreement',
};

/** Harper, made once a thread and kept. */
class HarperLinter implements GrammarLinter {
  #linter: Promise<LocalLinter> | null = null;

  async lint(text: string): Promise<readonly LinterIssue[]> {
    this.#linter ??= makeLinter();
    const used = this.#linter;
    try {
      return await lintWith(await used, text);
    } catch (error) {
      // A linter that could not be made is tried again, and what panicked once may not be used again.
      if (this.#linter === used) this.#linter = null;
      throw error;
    }
  }

  async warm(): Promise<void> {
    await this.lint(WARMING);
  }

  async dispose(): Promise<void> {
    const linter = this.#linter;
    this.#linter = null;
    if (linter !== null) await (await linter).dispose();
  }
}

/** This thread's linter. */
export const grammarLinter: GrammarLinter = new HarperLinter();

async function lintWith(linter: LocalLinter, text: string): Promise<readonly LinterIssue[]> {
  const issues: LinterIssue[] = [];
  const byRule = await linter.organizedLints(text, { language: 'plaintext', dedup: false });
  for (const [rule, found] of Object.entries(byRule)) {
    const report = reportOf(rule);
    for (const lint of found) {
      const span = lint.span();
      const { start, end } = span;
      const problem = text.slice(start, end);
      const suggestions: string[] = [];
      for (const suggestion of lint.suggestions()) {
        const isAddition = suggestion.kind() === SuggestionKind.InsertAfter;
        const words = suggestion.get_replacement_text();
        suggestions.push(isAddition ? problem + words : words);
        suggestion.free();
      }
      if (report !== null) issues.push({ kind: KINDS[rule] ?? 'other', report, start, end, suggestions });
      span.free();
      lint.free();
    }
  }
  return issues;
}

/** "Strived", "speeded": second forms that the library does not know. */
const irregularForms = irregularVerbs.flatMap(({ past, participle }) => [...past, ...participle]);

async function makeLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: await loadBinary() });
  const rules = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, reportOf(rule) !== null])));
  await linter.importWords([...academicWords, ...textbookWords, ...irregularForms]);
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
