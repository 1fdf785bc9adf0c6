import type { ModelState } from '@greenpen/gradebook';
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
