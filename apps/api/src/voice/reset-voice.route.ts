import { resetVoice } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { readVoice } from './read-voice.ts';

export function resetVoiceRoute(ports: Ports): Route {
  return route(resetVoice, { requires: 'signed-in' }, async ({ actor }) => {
    await ports.gradebook.voices.reset({ ownerId: actor.id });
    return readVoice(ports, actor.id);
  });
}
