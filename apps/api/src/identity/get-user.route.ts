import { getUser } from '@greenpen/api-contract';
import { route } from '../http/route.ts';

export const getUserRoute = route(getUser, { requires: 'signed-in' }, async ({ actor }) => actor);
