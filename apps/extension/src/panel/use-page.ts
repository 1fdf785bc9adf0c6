import { useEffect, useState } from 'react';
import { lookAt, type Seen } from './page.ts';

export type PageState =
  | { readonly status: 'looking' }
  | { readonly status: 'no-access' }
  | ({ readonly status: 'seen' } & Seen);

const LOOK_AGAIN_MS = 1200;

/** Tests open the panel in a tab of its own and name the tab that it is about. */
const givenTab = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);

async function findTab(): Promise<number | undefined> {
  if (Number.isInteger(givenTab)) return givenTab;
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

async function look(): Promise<PageState> {
  const tabId = await findTab();
  if (tabId === undefined) return { status: 'no-access' };
  try {
    return { status: 'seen', ...(await lookAt(tabId)) };
  } catch {
    return { status: 'no-access' };
  }
}

/** What the page beside the panel shows; graders change the student without loading a page. */
export function usePage(): PageState {
  const [page, setPage] = useState<PageState>({ status: 'looking' });
  // Synchronises with the page of the active tab while the panel is visible.
  useEffect(() => {
    let isOver = false;
    let timer = 0;
    const again = async () => {
      if (document.visibilityState === 'visible' || Number.isInteger(givenTab)) {
        const now = await look();
        if (isOver) return;
        setPage((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      }
      timer = setTimeout(() => void again(), LOOK_AGAIN_MS);
    };
    void again();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return page;
}
