import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { defaultCriteria } from '@greenpen/grading';
import { createProfilePool } from '../class/profile-pool.ts';
import { createReviewPool, type ReviewPool } from '../review-pool.ts';
import { answerClass } from './answer-class.ts';
import { answerRequest, errorAnswer } from './answer-request.ts';
import type { Answer } from './answer.ts';
import { inOrder } from './in-order.ts';
import { parseRequest, type CommandRequest } from './parse-request.ts';
import { splitLines, type InputLine } from './split-lines.ts';
import { parseArgs } from 'node:util';
import { areas, type Area } from '@greenpen/paper';

export type CommandWorld = {
  readonly words: readonly string[];
  /** The folder from which relative paths count. */
  readonly folder: string;
  readonly input: Readable;
  readonly output: Writable;
  readonly complaints: Writable;
  /** Where papers are reviewed; threads of its own by default. */
  readonly createPool?: typeof createReviewPool;
  /** Where the papers of a class are read first; threads of its own by default. */
  readonly createProfiles?: typeof createProfilePool;
};

/** Runs the command; answers with the exit code, which is 0 unless it was called wrongly. */
export async function runCommand(world: CommandWorld): Promise<0 | 1> {
  const { words, folder, input, output, complaints, createPool = createReviewPool } = world;
  const command = readArguments(words);
  if (command.kind === 'help') {
    await write(output, usage);
    return 0;
  }
  if (command.kind === 'wrong') {
    await write(complaints, `${command.message}\n${usage}`);
    return 1;
  }
  const threads = availableParallelism();
  const pool = createPool({ threads });
  // A few papers wait ready for the next free thread; their order is kept in the answers.
  const ahead = threads * 3;
  try {
    const answers =
      command.kind === 'files'
        ? inOrder(command.files, ahead, (path) => answerRequest(pool, requestFor(path), folder))
        : command.isClass
          ? answersOfClass(world, pool, threads)
          : inOrder(splitLines(input), ahead, (line) => answerLine(pool, line, folder));
    const isReadable = command.kind === 'files' && !command.isJson;
    for await (const answer of answers) {
      await write(output, `${isReadable ? renderReview(answer) : JSON.stringify(answer)}\n`);
    }
    return 0;
  } finally {
    await pool.close();
  }
}

async function* answersOfClass(
  { input, folder, createProfiles = createProfilePool }: CommandWorld,
  pool: ReviewPool,
  threads: number,
): AsyncGenerator<Answer> {
  const profiles = createProfiles({ threads });
  try {
    yield* answerClass({ lines: splitLines(input), pool, profiles, folder, ahead: threads * 3 });
  } finally {
    await profiles.close();
  }
}

async function answerLine(pool: ReviewPool, line: InputLine, folder: string): Promise<Answer> {
  if (line.status === 'too-long') return errorAnswer(null, 'invalid-request', 'The line is too long.');
  const parsed = parseRequest(line.line);
  if (parsed.status === 'invalid') return errorAnswer(parsed.id, 'invalid-request', parsed.message);
  return answerRequest(pool, parsed.request, folder);
}

function requestFor(path: string): CommandRequest {
  return { id: path, source: { path }, brief: null, criteria: defaultCriteria, examples: [], voice: [] };
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

type Command =
  | { readonly kind: 'files'; readonly files: readonly string[]; readonly isJson: boolean }
  | { readonly kind: 'jsonl'; readonly isClass: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

const usage = `Usage: npm run --silent review -- FILE...           a readable review of each file
       npm run --silent review -- --json FILE...    one JSON answer a line
       npm run --silent review -- --jsonl           one JSON request a line on standard input, one answer a line
       npm run --silent review -- --jsonl --class   the same, for a class whose papers are compared with each other
`;

/** What the words after the command ask for. */
function readArguments(words: readonly string[]): Command {
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

const names = { grammar: 'Grammar', apa: 'APA', content: 'Content' } as const;

const WIDTH = 96;

/** A review as a person reads it in a terminal. */
function renderReview(answer: Answer): string {
  if ('error' in answer) return `${answer.id}\n  ${answer.error.message} (${answer.error.code})\n`;
  const { scores, letter, feedback, findings, student, words, pages, notes, notJudged } = answer.review;
  const who = student.name === null ? '' : ` · ${student.name}`;
  const scoreLine = (area: Area) =>
    `${names[area]} ${notJudged.includes(area) ? 'not judged' : scores[area]}`;
  const lines = [
    `${answer.id}${who}`,
    `${scores.total} ${letter}   ${areas.map(scoreLine).join(' · ')}` +
      `   (${words.toLocaleString('en-US')} words, ${pages} ${pages === 1 ? 'page' : 'pages'})`,
    '',
    'Overall',
    wrap(feedback.overall),
  ];
  for (const area of areas) {
    lines.push('', names[area], wrap(feedback[area]));
    for (const finding of findings.filter((found) => found.area === area)) {
      const place = finding.page === null ? '' : `p. ${finding.page}, `;
      const quote = finding.quote === null ? '' : `“${shorten(finding.quote)}” `;
      const better = finding.suggestions[0] === undefined ? '' : ` → “${finding.suggestions[0]}”`;
      const mark = finding.severity === 'error' ? '•' : '◦';
      lines.push(wrap(`${mark} ${place}${quote}${finding.message}${better} (${finding.source})`, '    '));
    }
  }
  if (notes.length > 0) lines.push('', 'Notes', ...notes.map(({ message }) => wrap(`- ${message}`)));
  return `${lines.join('\n')}\n`;
}

function shorten(quote: string): string {
  const flat = quote.replaceAll(/\s+/gu, ' ');
  return flat.length <= 70 ? flat : `${flat.slice(0, 69)}…`;
}

/** Control characters of a paper must not steer the reader's terminal. */
function wrap(text: string, indent = '  '): string {
  return text
    .split('\n')
    .map((paragraph) => wrapParagraph(paragraph.replaceAll(/\p{Cc}/gu, ' '), indent))
    .join('\n');
}

function wrapParagraph(paragraph: string, indent: string): string {
  let line = indent;
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    if (line.length > indent.length && line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
