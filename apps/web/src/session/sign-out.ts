import { logout } from '@greenpen/api-contract';
import { callApi } from '../api/call-api.ts';
import { forgetAllKept } from '../offline/kept-values.ts';

const senders = new Set<() => Promise<void>>();

/** Has what is not sent yet sent while there is a session for it. */
export function sendBeforeSignOut(sender: () => Promise<void>): void {
  senders.add(sender);
}

/** Ends the session; loading the start page anew forgets everything that was fetched in it. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...senders].map((sender) => sender()));
  await callApi(logout, {});
  forgetAllKept();
  window.location.assign('/');
}
