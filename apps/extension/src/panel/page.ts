import type { LookAnswer } from '../content/content.ts';
import type { WorkAnswer } from '../content/content-work.ts';
import type {
  Assigned,
  Command,
  FillAnswer,
  Filling,
  Filled,
  Identity,
  Look,
  LookCommand,
  NextWork,
  Part,
  ReadWork,
  WorkCommand,
} from '../shared/page-types.ts';
import { sameIdentity } from '../shared/page-types.ts';
import { toHtml, writeEditor } from '../page-world/write-editor.ts';

/** A frame of a tab: graders may stand in one of several. */
export type Place = { readonly tabId: number; readonly frameId: number };

export type Seen = { readonly place: Place; readonly look: Look };

/** What to do about an extension without access to the page. */
export class NoAccess extends Error {}

type PageAnswer = LookAnswer | WorkAnswer;

/** `undefined`: the script is not injected yet. */
type FromFrame = { readonly frameId: number; readonly result: PageAnswer | undefined };

/** Runs in the page's frames, in the extension's own world, like the next one. */
async function lookThere(command: LookCommand): Promise<{ readonly answer: PageAnswer } | null> {
  return globalThis.greenpenLook === undefined ? null : { answer: await globalThis.greenpenLook(command) };
}

async function workThere(command: WorkCommand): Promise<{ readonly answer: PageAnswer } | null> {
  return globalThis.greenpenWork === undefined ? null : { answer: await globalThis.greenpenWork(command) };
}

const isLookCommand = (command: Command): command is LookCommand =>
  command.type === 'look' || command.type === 'selection' || command.type === 'key';

async function run(target: chrome.scripting.InjectionTarget, command: Command): Promise<FromFrame[]> {
  const results = isLookCommand(command)
    ? await chrome.scripting.executeScript({ target, func: lookThere, args: [command] })
    : await chrome.scripting.executeScript({ target, func: workThere, args: [command] });
  return results.map(({ frameId, result }) => ({ frameId, result: result?.answer }));
}

/** Injects the script for a command into frames that do not have it, and asks all of them. */
async function askFrames(target: chrome.scripting.InjectionTarget, command: Command): Promise<FromFrame[]> {
  try {
    const answers = await run(target, command);
    const missing = answers.filter(({ result }) => result === undefined).map(({ frameId }) => frameId);
    if (missing.length === 0) return answers;
    const { tabId } = target;
    const files = [isLookCommand(command) ? 'content.js' : 'content-work.js'];
    await chrome.scripting.executeScript({ target: { tabId, frameIds: missing }, files });
    const later = await run({ tabId, frameIds: missing }, command);
    return [...answers.filter(({ result }) => result !== undefined), ...later];
  } catch (error) {
    throw new NoAccess('Greenpen has no access to this page.', { cause: error });
  }
}

/** Looks at a tab: the frame with a grader, else the one with a selection or a focused field. Throws NoAccess. */
export async function lookAt(tabId: number): Promise<Seen> {
  const answers = await askFrames({ tabId, allFrames: true }, { type: 'look' });
  const seen = answers.flatMap(({ frameId, result }): Seen[] =>
    isLook(result) ? [{ place: { tabId, frameId }, look: result }] : [],
  );
  const found =
    seen.find(({ look }) => look.identity.site !== 'any-page') ??
    seen.find(({ look }) => look.hasSelection) ??
    seen.find(({ look, place }) => look.hasFocusedField && place.frameId !== 0) ??
    seen.find(({ place }) => place.frameId === 0);
  if (found === undefined) throw new NoAccess('Greenpen has no access to this page.');
  return found;
}

function isLook(answer: FromFrame['result']): answer is Look {
  return typeof answer === 'object' && answer !== null && 'identity' in answer;
}

async function askOne({ tabId, frameId }: Place, command: Command): Promise<PageAnswer> {
  const [answer] = await askFrames({ tabId, frameIds: [frameId] }, command);
  if (answer === undefined || answer.result === undefined) throw new NoAccess('The page has gone.');
  return answer.result;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the extension's own script answers, by the command's type */
export const readWork = async (place: Place) => (await askOne(place, { type: 'read' })) as ReadWork;

export const readNext = async (place: Place) => (await askOne(place, { type: 'next' })) as NextWork;

export const readAssigned = async (place: Place) =>
  (await askOne(place, { type: 'assigned' })) as Assigned | null;

export const readSelection = async (place: Place) =>
  (await askOne(place, { type: 'selection' })) as string | null;

export const readKey = async (place: Place) => (await askOne(place, { type: 'key' })) as string | null;

export const reportPage = async (place: Place) => (await askOne(place, { type: 'report' })) as string;

const restoreField = async (
  place: Place,
  { identity, field, value }: { identity: Identity; field: number; value: string },
) => (await askOne(place, { type: 'restore', identity, field, value })) as boolean;

const fillPage = async (place: Place, command: Extract<Command, { type: 'fill' }>) =>
  (await askOne(place, command)) as FillAnswer;
/* oxlint-enable typescript/no-unsafe-type-assertion */

export type Insertion = {
  readonly place: Place;
  readonly identity: Identity;
  readonly filling: Filling;
  readonly mayReplace: boolean;
  readonly isFocused: boolean;
};

export type Inserted =
  | { readonly status: 'different-work' }
  | { readonly status: 'done'; readonly parts: readonly InsertedPart[] };

export type InsertedPart = {
  readonly part: Part;
  readonly status: 'filled' | 'has-text' | 'not-found';
  /** Puts back what the field held; absent where nothing can be undone. */
  readonly undo?: () => Promise<boolean>;
};

/** Fills the page's fields for exactly this work; never submits. Throws NoAccess. */
export async function insert(insertion: Insertion): Promise<Inserted> {
  const { place, identity, filling, mayReplace, isFocused } = insertion;
  const answer = await fillPage(place, { type: 'fill', identity, filling, mayReplace, isFocused });
  if (answer.status === 'different-work') return answer;
  const parts: InsertedPart[] = [];
  for (const filled of answer.filled) parts.push(await settle(insertion, filled));
  return { status: 'done', parts };
}

async function settle(
  { place, identity, filling, mayReplace }: Insertion,
  filled: Filled,
): Promise<InsertedPart> {
  const { part, status } = filled;
  if (status === 'filled') {
    const { field, before } = filled;
    return field < 0
      ? { part, status }
      : { part, status, undo: () => restoreField(place, { identity, field, value: before }) };
  }
  if (status !== 'needs-page') return { part, status };
  const { where } = filled;
  const value = part === 'grade' ? (filling.grade ?? '') : toHtml(filling.comment ?? '');
  const answer = await write(place, { ...where, value, mayReplace });
  if (answer.status !== 'filled') return { part, status: answer.status };
  const { before } = answer;
  const undo = async () => {
    const { look } = await lookAt(place.tabId);
    if (!sameIdentity(look.identity, identity)) return false;
    return (await write(place, { ...where, value: before, mayReplace: true })).status === 'filled';
  };
  return { part, status: 'filled', undo };
}

async function write({ tabId, frameId }: Place, change: Parameters<typeof writeEditor>[0]) {
  const [answer] = await chrome.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    world: 'MAIN',
    func: writeEditor,
    args: [change],
  });
  return answer?.result ?? ({ status: 'not-found' } as const);
}
