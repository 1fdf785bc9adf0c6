import { findCommonPassages, findLikePapers, fingerprintOf, type OwnText } from '@greenpen/grading';
import { classProfileOf, type PaperProfile } from '@greenpen/paper-scoring';
import type { ProfilePool } from '../class/profile-pool.ts';
import type { ReviewPool } from '../review-pool.ts';
import { basename } from 'node:path';
import { answerRequest, errorAnswer, loadSource } from './answer-request.ts';
import type { Answer } from './answer.ts';
import { inOrder } from './in-order.ts';
import { parseRequest, type CommandRequest } from './parse-request.ts';
import type { InputLine } from './split-lines.ts';

/** A class is read as a whole before its first answer, so its size is bounded. */
const MOST_REQUESTS = 2000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

type Entry =
  | { readonly status: 'request'; readonly request: CommandRequest }
  | { readonly status: 'answered'; readonly answer: Answer };

type Profiled = {
  readonly request: CommandRequest;
  readonly text: string;
  readonly profile: PaperProfile;
  readonly assignment: string;
};

export type ClassWork = {
  readonly lines: AsyncIterable<InputLine>;
  readonly pool: ReviewPool;
  readonly profiles: ProfilePool;
  readonly folder: string;
  /** Requests that are worked on or wait to be written. */
  readonly ahead: number;
};

/**
 * Answers requests in their order, after reading all of them, so that an answer can tell what the class tells about a
 * paper: which papers are copies, and what the other papers of the same assignment are about.
 */
export async function* answerClass(work: ClassWork): AsyncGenerator<Answer> {
  const { pool, folder, ahead } = work;
  const entries = await readEntries(work.lines);
  const profiled = await profileAll(entries, work);
  const copies = findClassCopies(profiled.map((paper) => paper && { ...paper, spans: paper.profile.prose }));
  const idOf = (at: number) => profiled[at]?.request.id ?? null;
  const nameOf = (at: number) => nameOfRequest(profiled[at]?.request);
  yield* inOrder(entries.entries(), ahead, async ([at, entry]) => {
    if (entry.status === 'answered') return entry.answer;
    const classmates = classProfileOf(classmatesOf(profiled, at).map(({ profile }) => profile));
    const answer = await answerRequest(pool, { ...entry.request, classmates }, folder);
    return withCopies(answer, copies[at] ?? [], { idOf, nameOf });
  });
}

async function readEntries(lines: AsyncIterable<InputLine>): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let characters = 0;
  for await (const line of lines) {
    const parsed = line.status === 'too-long' ? null : parseRequest(line.line);
    characters += line.status === 'too-long' ? 0 : line.line.length;
    if (parsed === null) {
      entries.push({
        status: 'answered',
        answer: errorAnswer(null, 'invalid-request', 'The line is too long.'),
      });
    } else if (parsed.status === 'invalid') {
      entries.push({ status: 'answered', answer: errorAnswer(parsed.id, 'invalid-request', parsed.message) });
    } else if (entries.length >= MOST_REQUESTS || characters > MOST_CHARACTERS) {
      const message = `A class has at most ${MOST_REQUESTS} papers and ${MOST_CHARACTERS / 1024 / 1024} million characters.`;
      entries.push({
        status: 'answered',
        answer: errorAnswer(parsed.request.id, 'class-too-large', message),
      });
    } else {
      entries.push({ status: 'request', request: parsed.request });
    }
  }
  return entries;
}

/** The readable papers; null for the others, whose review says why. */
async function profileAll(
  entries: readonly Entry[],
  { profiles, folder, ahead }: ClassWork,
): Promise<readonly (Profiled | null)[]> {
  const found: (Profiled | null)[] = [];
  const read = async (entry: Entry): Promise<{ readonly paper: Profiled | null }> => ({
    paper: entry.status === 'answered' ? null : await profileOne(entry.request, profiles, folder),
  });
  for await (const { paper } of inOrder(entries, ahead, read)) found.push(paper);
  return found;
}

async function profileOne(
  request: CommandRequest,
  profiles: ProfilePool,
  folder: string,
): Promise<Profiled | null> {
  const { brief } = request;
  const loaded = await loadSource(request.source, folder);
  if (loaded.status === 'refused') return null;
  try {
    const read = await profiles.profile({ source: loaded.source, brief });
    if (read === null) return null;
    const assignment = JSON.stringify([brief?.title, brief?.instructions]);
    return { request, text: read.text, profile: read.profile, assignment };
  } catch {
    // The review meets the same fault and tells it.
    return null;
  }
}

function classmatesOf(profiled: readonly (Profiled | null)[], at: number): readonly Profiled[] {
  const assignment = profiled[at]?.assignment;
  return profiled
    .filter((paper, index) => index !== at && paper?.assignment === assignment)
    .filter((paper) => paper !== null);
}

function withCopies(
  answer: Answer,
  copies: readonly ClassCopy[],
  { idOf, nameOf }: { readonly idOf: (at: number) => Answer['id']; readonly nameOf: (at: number) => string },
): Answer {
  if ('error' in answer) return answer;
  const { doubts } = answer.review;
  const code = 'copy-of-another';
  return {
    ...answer,
    review: {
      ...answer.review,
      doubts: copies.length === 0 ? doubts : [...doubts, { code, message: sayCopies(copies, nameOf) }],
      copies: copies.map(({ other, share, quote }) => ({ id: idOf(other), share, quote })),
    },
  };
}

/** Characters of a quotation; a whole paper may be the passage. */
const LONGEST_QUOTE = 400;

type ReadPaper = OwnText & { readonly assignment: string };

/** Another paper of the class that a paper is like, and the longest passage that both have, as this paper has it. */
type ClassCopy = { readonly other: number; readonly share: number; readonly quote: string };

/** For each paper, the others that it is a copy of or that copy it, most alike first. */
function findClassCopies(papers: readonly (ReadPaper | null)[]): readonly (readonly ClassCopy[])[] {
  const copies: ClassCopy[][] = papers.map(() => []);
  const fingerprints = papers.map((paper) => ({
    hashes: paper === null ? [] : fingerprintOf(paper),
    assignment: paper?.assignment ?? null,
  }));
  for (const { one, other, share } of findLikePapers(fingerprints)) {
    const [ours, theirs] = [papers[one], papers[other]];
    if (!ours || !theirs) continue;
    const rounded = Math.round(share * 100) / 100;
    const [longest] = findCommonPassages(ours, theirs);
    copies[one]?.push({ other, share: rounded, quote: quoteOf(ours.text, longest?.here) });
    copies[other]?.push({ other: one, share: rounded, quote: quoteOf(theirs.text, longest?.there) });
  }
  return copies.map((each) => each.toSorted((a, b) => b.share - a.share || a.other - b.other));
}

function quoteOf(text: string, span: { readonly start: number; readonly end: number } | undefined): string {
  if (span === undefined) return '';
  const passage = text.slice(span.start, span.end);
  if (passage.length <= LONGEST_QUOTE) return passage;
  const cut = passage.slice(0, LONGEST_QUOTE);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}

const MOST_NAMED = 5;

/** "Much of this paper is also in 07-lopez (83%) and 12-chen (61%).": the share is that of the shorter of the two. */
function sayCopies(copies: readonly ClassCopy[], nameOf: (at: number) => string): string {
  const named = copies
    .slice(0, MOST_NAMED)
    .map(({ other, share }) => `${nameOf(other)} (${Math.round(share * 100)}%)`);
  const more = copies.length - named.length;
  const all = [...named, ...(more > 0 ? [`${more} more`] : [])];
  return `Much of this paper is also in ${new Intl.ListFormat('en-US').format(all)}.`;
}

/** A paper by its id, else by its file. */
function nameOfRequest(request: CommandRequest | undefined): string {
  if (request === undefined) return 'another paper';
  const { id, source } = request;
  return id === null ? ('path' in source ? basename(source.path) : 'a paper without an id') : String(id);
}
