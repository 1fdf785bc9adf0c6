import type { WorkAnswer } from '../content/content-work.ts';
import type {
  Assigned,
  FillAnswer,
  Filling,
  Filled,
  Identity,
  Look,
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

/** `undefined`: the script is not injected yet. */
type FromFrame<Answer> = { readonly frameId: number; readonly result: Answer | undefined };

/** Both run in the page's frames, in the extension's own world. */
const lookThere = (): Look | undefined => globalThis.greenpenLook?.();

async function workThere(command: WorkCommand): Promise<{ readonly answer: WorkAnswer } | null> {
  return globalThis.greenpenWork === undefined ? null : { answer: await globalThis.greenpenWork(command) };
}

type Target = chrome.scripting.InjectionTarget;

async function askLook(target: Target): Promise<FromFrame<Look>[]> {
  const results = await chrome.scripting.executeScript({ target, func: lookThere });
  // What is not there arrives as null.
  return results.map(({ frameId, result }) => ({ frameId, result: result ?? undefined }));
}

async function askWork(target: Target, command: WorkCommand): Promise<FromFrame<WorkAnswer>[]> {
  const results = await chrome.scripting.executeScript({ target, func: workThere, args: [command] });
  return results.map(({ frameId, result }) => ({ frameId, result: result?.answer }));
}

/** Asks all frames, and injects the script that answers into those that do not have it. */
async function askFrames<Answer>(
  target: Target,
  script: string,
  run: (target: Target) => Promise<FromFrame<Answer>[]>,
): Promise<FromFrame<Answer>[]> {
  try {
    const answers = await run(target);
    const missing = answers.filter(({ result }) => result === undefined).map(({ frameId }) => frameId);
    if (missing.length === 0) return answers;
    const { tabId } = target;
    await chrome.scripting.executeScript({ target: { tabId, frameIds: missing }, files: [script] });
    const later = await run({ tabId, frameIds: missing });
    return [...answers.filter(({ result }) => result !== undefined), ...later];
  } catch (error) {
    throw new NoAccess('Greenpen has no access to this page.', { cause: error });
  }
}

/** Looks at a tab: the frame with a grader, else the one with a selection or a focused field. Throws NoAccess. */
export async function lookAt(tabId: number): Promise<Seen> {
  const answers = await askFrames({ tabId, allFrames: true }, 'content.js', askLook);
  const seen = answers.flatMap(({ frameId, result: look }): Seen[] =>
    look === undefined ? [] : [{ place: { tabId, frameId }, look }],
  );
  const found =
    seen.find(({ look }) => look.identity.site !== 'any-page') ??
    seen.find(({ look }) => look.hasSelection) ??
    seen.find(({ look, place }) => look.hasFocusedField && place.frameId !== 0) ??
    seen.find(({ place }) => place.frameId === 0);
  if (found === undefined) throw new NoAccess('Greenpen has no access to this page.');
  return found;
}

async function askOne({ tabId, frameId }: Place, command: WorkCommand): Promise<WorkAnswer> {
  const [answer] = await askFrames({ tabId, frameIds: [frameId] }, 'content-work.js', async (target) =>
    askWork(target, command),
  );
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

const fillPage = async (place: Place, command: Extract<WorkCommand, { type: 'fill' }>) =>
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
