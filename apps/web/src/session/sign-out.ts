import { logout } from '@greenpen/api-contract';
import { callApi } from '../api/call-api.ts';
import { forgetAllKept } from '../offline/kept-values.ts';

const senders = new Set<() => Promise<void>>();

/** Registers a function that sends pending changes before the session ends. */
export function sendBeforeSignOut(sender: () => Promise<void>): void {
  senders.add(sender);
}

/** Ends the session; reloading the start page clears all fetched data. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...senders].map((sender) => sender()));
  await callApi(logout, {});
  forgetAllKept();
  window.location.assign('/');
}
