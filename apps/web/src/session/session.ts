import type { User } from '@greenpen/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Who is signed in; `null` where nobody is. A visitor never loads the code that reads the answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<User | null> => {
    const response = await fetch('/api/auth/user', { credentials: 'same-origin', signal });
    if (response.status === 401) {
      // An answer whose body nobody reads stays open, and the page never comes to rest.
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

/** Whose session it is; null outside of one. */
export function useUserId(): string | null {
  return useQuery(sessionQuery).data?.id ?? null;
}

/** The name in the sidebar: first and last name, else the part of the address before the @. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const name = [user.firstName, user.lastName].filter((part) => part !== null && part !== '').join(' ');
  if (name !== '') return name;
  return user.email.split('@')[0] || 'User';
}
