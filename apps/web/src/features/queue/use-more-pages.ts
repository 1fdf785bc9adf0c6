import { useEffect } from 'react';

export type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** Rows before the end of what is here at which more is asked for. */
const ahead = 60;

/** Asks for the next page before the end of the list comes into view. */
export function useMorePages(pages: Pages, lastVisible: number, count: number): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isWanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastVisible > count - ahead;

  // Synchronises what was fetched with how far down the list someone looks.
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
}
