import { getLive } from '@greenpen/api-contract';
import { route } from '../http/route.ts';

export const getLiveRoute = route(getLive, { requires: 'public' }, async () => ({ status: 'ok' as const }));
