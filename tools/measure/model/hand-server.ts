import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const chat = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ text: z.string() }))]),
    }),
  ),
});

/** Clients give up where nothing comes for some minutes; JSON may begin with spaces. */
const ALIVE_MS = 20_000;
const LOOK_MS = 500;

type HandServer = {
  readonly baseUrl: string;
  /** Tells those who answer that nothing more will be asked, by a file of the name DONE. */
  readonly finish: () => void;
};

/**
 * A server on loopback that speaks the protocol of OpenAI and has its prompts answered by hand, or by a model that
 * reads files: each prompt is written to `N-prompt.txt`, and the answer is read from `N-answer.txt` when it is there,
 * which may take hours. An answer is to be written under another name and renamed. Prompts that were asked before keep
 * their numbers and answers, so that a measurement can be started again.
 */
export async function startHandServer(folder: string): Promise<HandServer> {
  mkdirSync(folder, { recursive: true });
  const done = join(folder, 'DONE');
  rmSync(done, { force: true });
  const prompts = readPrompts(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { messages } = chat.parse(JSON.parse(await text(request)));
    const prompt = messages
      .map(({ role, content }) => {
        const said = typeof content === 'string' ? content : content.map((part) => part.text).join('');
        return `[${role}]\n${said}`;
      })
      .join('\n\n');
    // A client that gave up waiting asks again, and so does a measurement that is started again.
    let number = prompts.indexOf(prompt) + 1;
    if (number === 0) {
      number = prompts.push(prompt);
      writeFileSync(join(folder, `${number}-prompt.txt`), prompt);
    }
    const file = join(folder, `${number}-answer.txt`);
    // A connection that is used again may be closed just then, and the question would be lost.
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.flushHeaders();
    for (let waited = 0; !existsSync(file) && !response.destroyed; waited += LOOK_MS) {
      if (waited % ALIVE_MS === 0) response.write(' ');
      await delay(LOOK_MS);
    }
    if (response.destroyed) return;
    const content = readFileSync(file, 'utf8');
    const usage = {
      prompt_tokens: Math.ceil(prompt.length / 4),
      completion_tokens: Math.ceil(content.length / 4),
    };
    response.end(
      JSON.stringify({
        id: 'hand',
        object: 'chat.completion',
        created: 1,
        model: 'by-hand',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
      }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  // What waits for an answer keeps the process alive, and nothing else does.
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, finish: () => writeFileSync(done, '') };
}

/** Those that were asked before, in their order. */
function readPrompts(folder: string): string[] {
  const known = readdirSync(folder).filter((name) => name.endsWith('-prompt.txt'));
  return known.map((_, at) => readFileSync(join(folder, `${at + 1}-prompt.txt`), 'utf8'));
}
