import { getVoice } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { readVoice } from './read-voice.ts';

export function getVoiceRoute(ports: Ports): Route {
  return route(getVoice, { requires: 'signed-in' }, async ({ actor }) => readVoice(ports, actor.id));
}
