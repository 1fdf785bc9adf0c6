import { getSignInOptions } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

/** The sign-in options of this installation. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi(getSignInOptions, { signal }),
});
