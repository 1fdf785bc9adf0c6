import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the queries that show courses. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
}
