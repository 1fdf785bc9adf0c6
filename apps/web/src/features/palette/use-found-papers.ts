import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { assignmentsQuery } from '../../api/assignments.ts';

const shortest = 2;

/** Papers whose student or file fits the words, a moment after the last letter. */
export function useFoundPapers(text: string) {
  const [sought, setSought] = useState('');

  // Synchronises the request with typing that has come to rest.
  useEffect(() => {
    const timer = setTimeout(() => setSought(text.trim()), 150);
    return () => clearTimeout(timer);
  }, [text]);

  const isEnough = sought.length >= shortest && text.trim().length >= shortest;
  const { data } = useInfiniteQuery({
    ...assignmentsQuery({ search: sought, texts: 'none' }, 8),
    enabled: isEnough,
  });
  return isEnough ? (data?.pages[0]?.items ?? []) : [];
}
