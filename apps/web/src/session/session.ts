import type { User } from '@greenpen/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The signed-in user or `null`. Visitors never load the code that parses the response. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const response = await fetch('/api/auth/user', { credentials: 'same-origin', signal });
    if (response.status === 401) {
      // An unread body keeps the request open, so the page would never be idle.
      await response.text();
      return null;
    }
    const { readUser } = await import('./read-user.ts');
    return readUser(response);
  },
});

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

export function useSession(): Session {
  const query = useQuery(sessionQuery);
  if (query.isPending) return { status: 'unknown' };
  if (query.isError) return { status: 'unreachable', retry: () => void query.refetch() };
  return query.data === null ? { status: 'signed-out' } : { status: 'signed-in', user: query.data };
}

/** The signed-in user's ID, or null. */
export function useUserId(): string | null {
  return useQuery(sessionQuery).data?.id ?? null;
}

/** The name in the sidebar: first and last name, else the part of the address before the @. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const name = [user.firstName, user.lastName].filter((part) => part !== null && part !== '').join(' ');
  if (name !== '') return name;
  return user.email.split('@')[0] || 'User';
}
