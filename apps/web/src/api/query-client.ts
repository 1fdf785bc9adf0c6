import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** Fresh for five minutes, never retried, not refetched on focus; being offline fails immediately. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: fiveMinutes, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
