import { toDo, well, type Finding } from '../findings.ts';

const patienceMs = 5000;

/** Whether anything answers at the model's address; no paper and no key is sent. */
export async function checkModel(modelUrl: string | null): Promise<Finding> {
  if (modelUrl === null) return well('Model', 'No server of its own is set (AI_BASE_URL).');
  const { host } = new URL(modelUrl);
  try {
    await fetch(modelUrl, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
    return well('Model', `The server at ${host} answers.`);
  } catch {
    return toDo('Model', `The server at ${host} does not answer. Check AI_BASE_URL, and that it runs.`);
  }
}
