import { getUser } from '@greenpen/api-contract';
import { route } from '../http/route.ts';

export const getUserRoute = route(
  getUser,
  { requires: 'signed-in', secondFactor: 'not-needed' },
  async ({ actor }) => actor,
);
