import { getVoice, correctVoice, resetVoice } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { readVoice } from './read-voice.ts';

export function getVoiceRoute(ports: Ports): Route {
  return route(getVoice, { requires: 'signed-in' }, async ({ actor }) => readVoice(ports, actor.id));
}

export function correctVoiceRoute(ports: Ports): Route {
  return route(correctVoice, { requires: 'signed-in' }, async ({ body, actor }) => {
    const corrections = ports.sealer.seal(JSON.stringify(body));
    await ports.gradebook.voices.saveCorrections({ ownerId: actor.id, corrections });
    return readVoice(ports, actor.id);
  });
}

export function resetVoiceRoute(ports: Ports): Route {
  return route(resetVoice, { requires: 'signed-in' }, async ({ actor }) => {
    await ports.gradebook.voices.reset({ ownerId: actor.id });
    return readVoice(ports, actor.id);
  });
}
