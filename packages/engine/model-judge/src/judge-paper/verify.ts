import { isBan, levelsOf, type Verdict } from '@greenpen/grading';
import type { ModelDoubt, ModelFault, ModelJudgement, ModelVerdict } from '../judgement.ts';
import { orderFindings } from '../prompt/prompt-frame.ts';
import { isCounted, type ReviewedPaper } from '../task.ts';
import type { Evidence, EvidenceCheck } from '../verify/evidence.ts';
import { countWords } from '../verify/quotable-text.ts';
import type { FaultKind, JudgeReply, Lists } from './reply.ts';

export type VerifiedJudgement = Omit<ModelJudgement, 'edits' | 'agreement'> & {
  /** What failed and why, for the repair call: "R3: the quotation is not in the paper". */
  readonly failures: readonly string[];
};

/** What is left where no claim of a model could be verified. */
export const nothingVerified: VerifiedJudgement = {
  relevance: null,
  requirements: [],
  criteria: [],
  thesis: null,
  claims: [],
  faults: [],
  strengths: [],
  disputes: [],
  doubts: [],
  failures: [],
  tally: { items: 0, kept: 0 },
};

/** Faults that take knowledge from outside the paper, whatever the model says. */
const TAKES_KNOWLEDGE: ReadonlySet<FaultKind> = new Set(['misread source', 'implausible figure']);

/** Faults that show only by two places. */
const COMPARES: ReadonlySet<FaultKind> = new Set(['contradiction']);

/** The share of the findings that can be disputed, and how many in any case. */
const MOST_DISPUTED = 0.25;
const FEWEST_DISPUTES = 2;

/** "Avoid rhetorical questions", "quote sparingly": what is kept by what a paper does not have. */
const RULE =
  /^(?:please\s+)?(?:no|without|avoid|never|(?:do|may|must|should|can)\s*(?:not|n['’]t)|cannot|don['’]t)\b|\b(?:sparingly|no more than|at most)\b/iu;

/** Searched words below which nothing was searched for. */
const FEWEST_SEARCHED = 2;

/** Checks each item of a reply by itself; what fails is dropped and counted. */
export function verifyJudgement(
  reply: JudgeReply,
  reviewed: ReviewedPaper,
  check: EvidenceCheck,
): VerifiedJudgement {
  return new Verification(reviewed, check, reply).run();
}

class Verification {
  readonly #reviewed: ReviewedPaper;
  readonly #check: EvidenceCheck;
  readonly #reply: JudgeReply;
  readonly #failures: string[] = [];
  /** Questions that items became. */
  readonly #asked: ModelDoubt[] = [];
  #items = 0;
  #kept = 0;

  constructor(reviewed: ReviewedPaper, check: EvidenceCheck, reply: JudgeReply) {
    this.#reviewed = reviewed;
    this.#check = check;
    this.#reply = reply;
  }

  run(): VerifiedJudgement {
    const { requirements, criteria, claims, faults, strengths, disputes, doubts, malformed } = this.#reply;
    const judged = {
      relevance: this.#relevance(),
      requirements: this.#each(onceById(requirements), (item) => this.#verdict(item)),
      criteria: this.#each(onceById(criteria), (item) => this.#level(item)),
      thesis: this.#thesis(),
      claims: this.#each(claims, ({ quote, support, supportQuote }) => {
        const at = this.#quoted('claims', quote);
        const supportAt = supportQuote === null || at === null ? null : this.#check.find(supportQuote);
        return at === null ? null : { at, support, supportAt };
      }),
      faults: this.#each(faults, (item) => this.#fault(item)),
      strengths: this.#each(strengths, ({ quote, why }) => {
        const at = this.#quoted('strengths', quote);
        const said = this.#said('strengths', why);
        return at === null || said === null ? null : { at, why: said };
      }),
      disputes: this.#disputes(disputes),
    };
    const questions = this.#each(doubts, (item) => this.#doubt(item));
    return {
      ...judged,
      doubts: [...questions, ...this.#asked],
      failures: this.#failures,
      tally: { items: this.#items + malformed, kept: this.#kept },
    };
  }

  #each<Item, Kept>(items: readonly Item[], verify: (item: Item) => Kept | null): readonly Kept[] {
    return items.flatMap((item) => {
      this.#items += 1;
      const kept = verify(item);
      if (kept === null) return [];
      this.#kept += 1;
      return [kept];
    });
  }

  #fail(what: string, why: string): null {
    this.#failures.push(`${what}: ${why}`);
    return null;
  }

  #quoted(what: string, quote: string): Evidence | null {
    return (
      this.#check.find(quote) ??
      this.#fail(what, `“${quote}” is not a passage of the paper that can be quoted`)
    );
  }

  #said(what: string, sentence: string): string | null {
    const said = this.#check.say(sentence);
    return (
      said ??
      this.#fail(what, `“${sentence}” has a number, quotation, link or grade that is not in the material`)
    );
  }

  #relevance(): ModelJudgement['relevance'] {
    const { relevance } = this.#reply;
    if (relevance === null || relevance.verdict === 'cannot tell') return null;
    const { verdict, quotes, reason } = relevance;
    const [kept = null] = this.#each([relevance], () => {
      const at = quotes.map((quote) => this.#check.find(quote)).find((found) => found !== null) ?? null;
      const said = this.#check.say(reason);
      if (at === null || said === null) return this.#fail('relevance', 'it has no quotation of the paper');
      return { verdict, at, reason: said };
    });
    return kept;
  }

  #thesis(): ModelJudgement['thesis'] {
    const { thesis } = this.#reply;
    if (thesis === null) return null;
    const [kept = null] = this.#each([thesis], ({ kind, quote }) => {
      if (kind === 'none') return { kind, at: null };
      const at = quote === null ? null : this.#quoted('thesis', quote);
      return at === null ? null : { kind, at };
    });
    return kept;
  }

  #verdict(item: Lists['requirements'][number]): ModelVerdict | null {
    const result = this.#reviewed.requirements[indexOf('R', item.id)];
    if (result === undefined) return this.#fail(item.id, 'there is no such requirement');
    const { requirement } = result;
    const { id } = requirement;
    const lacking = item.lacking === '' ? '' : this.#check.say(item.lacking);
    // Counts are the engine's; of them only what is lacking is of use.
    if (isCounted(result)) return { id, verdict: 'cannot-tell', at: null, reason: lacking ?? '' };
    if (lacking === null)
      return this.#fail(item.id, `“${item.lacking}” has something that is not in the material`);
    if (item.verdict === 'cannot tell') return { id, verdict: 'cannot-tell', at: null, reason: lacking };
    const isBroken = RULE.test(requirement.text) && item.quotes.length > 0;
    if (item.verdict === 'not met' && !isBan(requirement) && !isBroken)
      return this.#absence(id, item, lacking);
    // A rule that forbids something is kept by having nothing of it.
    if (isBan(requirement) && requirement.kind !== 'format' && item.verdict === 'met')
      return { id, verdict: 'met', at: null, reason: '' };
    if (item.verdict === 'met' && item.quotes.length === 0 && RULE.test(requirement.text))
      return this.#keptRule(id, item);
    const at = this.#check.proveAsked(item.quotes, requirement.text);
    if (at === null)
      return this.#fail(item.id, 'no quotation of it is a passage of the paper that proves nothing else');
    const verdict: Verdict = item.verdict === 'not met' ? 'not-found' : item.verdict;
    return { id, verdict, at, reason: item.verdict === 'met' ? '' : lacking };
  }

  /** A rule that no single passage shows is kept where nothing is found of what would break it. */
  #keptRule(id: string, { id: given, searched }: Lists['requirements'][number]): ModelVerdict | null {
    if (!searched.some(isSearchable))
      return this.#fail(given, 'it has no quotation and nothing that was searched for');
    const hits = searched.filter((words) => this.#check.places(words).length > 0);
    if (hits.length === 0) return { id, verdict: 'met', at: null, reason: '' };
    const found = hits.map((hit) => `“${hit}”`).join(', ');
    return { id, verdict: 'cannot-tell', at: null, reason: `Read as kept, but the paper has ${found}.` };
  }

  /** What is said to be absent is searched for: a hit leaves it open. */
  #absence(id: string, item: Lists['requirements'][number], lacking: string): ModelVerdict | null {
    const searched = item.searched.filter((words) => countWords(words) > 0);
    if (searched.length < FEWEST_SEARCHED)
      return this.#fail(item.id, 'it names no words that were searched for');
    const hits = searched.filter((words) => this.#check.places(words).length > 0);
    if (hits.length === 0) return { id, verdict: 'not-found', at: null, reason: lacking };
    const [span] = this.#check.places(hits[0] ?? '');
    const at =
      span === undefined ? null : { span, quote: this.#reviewed.paper.text.slice(span.start, span.end) };
    const found = hits.map((hit) => `“${hit}”`).join(', ');
    return { id, verdict: 'cannot-tell', at, reason: `Read as missing, but the paper has ${found}.` };
  }

  #level(item: Lists['criteria'][number]): ModelJudgement['criteria'][number] | null {
    const criterion = this.#reviewed.rubric[indexOf('C', item.id)];
    if (criterion === undefined) return this.#fail(item.id, 'there is no such criterion');
    const levels = levelsOf(criterion);
    const byName = levels.findIndex(
      ({ name }) => name !== '' && name.toLowerCase() === item.level.toLowerCase(),
    );
    const level = /^L\d+$/u.test(item.level) ? indexOf('L', item.level) : byName;
    if (levels[level] === undefined) return this.#fail(item.id, `“${item.level}” is none of its levels`);
    const at = this.#check.prove(item.quotes);
    if (at === null)
      return this.#fail(item.id, 'no quotation of it is a passage of the paper that proves nothing else');
    const reason = this.#said(item.id, item.reason);
    const next = item.next === '' ? '' : (this.#check.say(item.next) ?? '');
    return reason === null ? null : { id: criterion.id, level, at, reason, next };
  }

  #fault(item: Lists['faults'][number]): ModelFault | null {
    const { kind, quotes, basis } = item;
    const [first = '', second] = quotes;
    const at = this.#quoted(kind, first);
    const against = second === undefined ? null : this.#quoted(kind, second);
    if (at === null || (second !== undefined && against === null)) return null;
    if (COMPARES.has(kind) && (against === null || against.span.start === at.span.start)) {
      return this.#fail(kind, 'it needs the quotations of two places');
    }
    const why = this.#said(kind, item.why);
    const change = item.change === '' ? '' : (this.#check.say(item.change) ?? '');
    if (why === null) return null;
    const isShown = basis === 'paper' && (!TAKES_KNOWLEDGE.has(kind) || against !== null);
    if (isShown) return { kind, at, against, why, change };
    this.#asked.push({ question: `Is this right? ${why}`, at, about: null });
    this.#kept += 1;
    return null;
  }

  /** Most findings are right: a model that disputes many is not believed in any. */
  #disputes(disputes: Lists['disputes']): ModelJudgement['disputes'] {
    const most = Math.max(FEWEST_DISPUTES, this.#reviewed.findings.length * MOST_DISPUTED);
    const isTooMany = new Set(disputes.map(({ finding }) => finding)).size > most;
    return this.#each(disputes, (item) =>
      isTooMany ? this.#fail(item.finding, 'too many findings are disputed') : this.#dispute(item),
    );
  }

  #dispute({ finding, quote, why }: Lists['disputes'][number]): ModelJudgement['disputes'][number] | null {
    const disputed = orderFindings(this.#reviewed.findings)[indexOf('F', finding)];
    if (disputed === undefined) return this.#fail(finding, 'there is no such finding');
    const at = quote === null ? null : this.#quoted(finding, quote);
    const said = this.#said(finding, why);
    if (said === null || (quote !== null && at === null)) return null;
    return { finding: disputed.id, why: said, quote: at?.quote ?? null };
  }

  #doubt({ question, quote, about }: Lists['doubts'][number]): ModelDoubt | null {
    const at = quote === null ? null : this.#check.find(quote);
    const said = this.#said('doubts', question);
    if (said === null || (quote !== null && at === null)) return null;
    const { requirements, rubric } = this.#reviewed;
    const id =
      requirements[indexOf('R', about ?? '')]?.requirement.id ?? rubric[indexOf('C', about ?? '')]?.id;
    return { question: said, at, about: id ?? null };
  }
}

/** Words, or a mark that can be looked for. */
function isSearchable(words: string): boolean {
  return countWords(words) > 0 || /^[?!:;]$/u.test(words.trim());
}

/** "R3" is 2; -1 for anything else. */
function indexOf(letter: string, id: string): number {
  const number = new RegExp(`^${letter}(\\d{1,3})$`, 'u').exec(id.trim())?.[1];
  return number === undefined ? -1 : Number(number) - 1;
}

/** Of several items for one id the first counts. */
function onceById<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ id }, index) => items.findIndex((one) => one.id === id) === index);
}
