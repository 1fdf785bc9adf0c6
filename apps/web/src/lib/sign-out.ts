import { logout } from '@greenpen/api-contract';
import { callApi } from './api.ts';
import { forgetAllKept } from './kept-values.ts';

/** Ends the session; loading the start page anew forgets everything that was fetched in it. */
export async function signOut(): Promise<void> {
  await callApi(logout, {});
  forgetAllKept();
  window.location.assign('/');
}
