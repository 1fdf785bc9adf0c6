import { useEffect, useState } from 'react';
import type { Identity } from '../shared/page-types.ts';
import { readSettings, type Settings } from '../shared/settings.ts';
import {
  draftKey,
  readDraft,
  readEdits,
  saveEdits,
  type StoredDraft,
  type StoredEdits,
} from '../shared/stored-draft.ts';

/** The settings; null until they are read. */
export function useSettings(): Settings | null {
  const [settings, setSettings] = useState<Settings | null>(null);
  // Synchronises with the local storage, which the options page changes too.
  useEffect(() => {
    const read = () => void readSettings().then(setSettings);
    const onChange = (_changes: object, area: string) => {
      if (area === 'local') read();
    };
    read();
    chrome.storage.onChanged.addListener(onChange);
    return () => chrome.storage.onChanged.removeListener(onChange);
  }, []);
  return settings;
}

/** The draft of the work that the page shows, as the worker makes it; null without one. */
export function useDraft(identity: Identity | null): StoredDraft | null {
  const key = identity === null ? null : draftKey(identity);
  const [found, setFound] = useState<{ readonly key: string; readonly draft: StoredDraft | null } | null>(
    null,
  );
  // Synchronises with the session's storage, where the worker writes each event.
  useEffect(() => {
    if (identity === null || key === null) return undefined;
    const read = () => void readDraft(identity).then((draft) => setFound({ key, draft }));
    const onChange = (changes: Readonly<Record<string, unknown>>) => {
      if (Object.hasOwn(changes, key)) read();
    };
    read();
    chrome.storage.session.onChanged.addListener(onChange);
    return () => chrome.storage.session.onChanged.removeListener(onChange);
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the identity
  }, [key]);
  return found !== null && found.key === key ? found.draft : null;
}

const unchanged: StoredEdits = { grade: null, texts: {} };

/** What the instructor typed into a draft, kept until the browser closes; null until it is read. */
export function useEdits(id: string) {
  const [edits, setEdits] = useState<StoredEdits | null>(null);
  // Synchronises with the session's storage, where an earlier panel may have left edits.
  useEffect(() => {
    let isOver = false;
    void readEdits(id).then((found) => (isOver ? undefined : setEdits(found ?? unchanged)));
    return () => {
      isOver = true;
    };
  }, [id]);
  const change = (changes: Partial<StoredEdits>) => {
    const changed = { ...(edits ?? unchanged), ...changes };
    setEdits(changed);
    void saveEdits(id, changed);
  };
  return { edits, change };
}
