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
import { readArguments, usage } from './read-arguments.ts';
import { renderReview } from './render-review.ts';
import { splitLines, type InputLine } from './split-lines.ts';

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
