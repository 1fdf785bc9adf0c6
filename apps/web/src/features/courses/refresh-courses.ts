import type { QueryClient } from '@tanstack/react-query';

/** Fetches again what shows courses. */
export async function refreshCourses(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
}
