import { nameModel, type ModelChange, type ModelState } from '@greenpen/gradebook';
import type { InstallationModel } from '@greenpen/installation';
import { toDo, well, type Finding } from '../findings.ts';

const patienceMs = 5000;

/**
 * What the worker last heard of the language model, and whether anything answers at its address; no paper and no key is
 * sent. `state` is null where the database cannot tell.
 */
export async function checkModel(
  model: InstallationModel | null,
  state: ModelState | null,
): Promise<Finding> {
  if (model === null) return well('Model', 'There is none: feedback is drafted on this server.');
  const { name, host } = model;
  const waiting = state === null || state.waiting === 0 ? '' : ` ${state.waiting} drafts are to come.`;
  if (state !== null && state.downSince !== null) {
    const since = state.downSince.toISOString().slice(0, 16).replace('T', ' ');
    const reason = state.reason ?? '';
    return toDo('Model', `${name} does not answer since ${since} UTC. ${reason}${waiting}`);
  }
  try {
    await fetch(model.baseUrl ?? `https://${host}/`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    return well('Model', `${name} can be reached.${waiting}`);
  } catch {
    return toDo('Model', `${name} cannot be reached. Check AI_BASE_URL, and that it runs.${waiting}`);
  }
}

/** What the model that took over made of this program's own papers; nothing where the first one still writes. */
export function checkModelChange(
  model: InstallationModel | null,
  change: ModelChange | undefined,
): readonly Finding[] {
  if (change === undefined || change.before === null || change.model !== model?.name) return [];
  const { changedAt, before, checkedAt, check } = change;
  const said = `${nameModel(change)} writes drafts since ${changedAt.toISOString().slice(0, 10)}; before it was ${before}.`;
  if (checkedAt === null) return [well('Drift', `${said} It is still to be tried on our own papers.`)];
  const refused = check.flatMap(({ paper, refusal }) => (refusal === null ? [] : [`${paper}: ${refusal}`]));
  if (refused.length === 0) {
    return [well('Drift', `${said} Its drafts of ${check.length} papers of our own can be used.`)];
  }
  const trouble = `${refused.length} of its ${check.length} drafts of our own papers cannot be used.`;
  return [toDo('Drift', `${said} ${trouble} ${refused.join(' ')} Check AI_MODEL.`)];
}
