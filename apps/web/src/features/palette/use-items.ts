import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminScreens, screens } from '../../app/shell/screens.ts';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { coursesQuery } from '../../api/courses.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { useSession } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { themeChoice, themes } from '../../theme/theme.ts';
import { useEffect, useState } from 'react';
import { assignmentsQuery } from '../../api/assignments.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The matches: papers found by the server, and local screens, courses and commands. */
export function useItems(text: string): readonly Item[] {
  const navigate = useNavigate();
  const names = useNames();
  const { data: courses = [] } = useQuery(coursesQuery);
  const papers = useFoundPapers(text);
  const session = useSession();

  const isAdmin = session.status === 'signed-in' && session.user.isAdmin;
  const reachable = isAdmin ? [...screens, ...adminScreens] : screens;

  const go = (address: string) => () => void navigate(address);
  const here: readonly Item[] = [
    ...reachable.map(({ path, label }): Item => ({ id: path, kind: 'Screens', label, run: go(path) })),
    { id: '/account', kind: 'Screens', label: 'Account', run: go('/account') },
    ...courses.map(({ id, code, name }): Item => ({
      id,
      kind: 'Courses',
      label: `${code} - ${name}`,
      hint: 'Its papers',
      run: go(`/grading-queue?courseId=${id}`),
    })),
    {
      id: 'names',
      kind: 'Commands',
      label: names.isHidden ? 'Show students’ names' : 'Hide students’ names',
      run: names.toggle,
    },
    ...themes.map((theme): Item => ({
      id: `theme-${theme}`,
      kind: 'Commands',
      label: `Theme: ${theme}`,
      run: () => themeChoice.set(theme),
    })),
    { id: 'sign-out', kind: 'Commands', label: 'Sign out', run: () => void leave() },
  ];
  const found = papers.map((paper): Item => ({
    id: paper.id,
    kind: 'Papers',
    label: names.fileOf(paper),
    hint: names.studentOf(paper),
    run: go(`/assignments/${paper.id}`),
  }));
  return [...found, ...findItems(here, text)];
}

async function leave(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    showError('You are still signed in', describeFailure(error, 'Signing out failed. Please try again.'));
  }
}

const shortest = 2;

/** Papers whose student or file matches the text, debounced. */
function useFoundPapers(text: string) {
  const [sought, setSought] = useState('');

  // Synchronises the request with the text, debounced.
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

/** A destination or command. */
export type Item = {
  readonly id: string;
  readonly kind: 'Screens' | 'Courses' | 'Papers' | 'Commands';
  readonly label: string;
  /** Distinguishes items of the same name. */
  readonly hint?: string;
  readonly run: () => void;
};

/** The items that contain every word of the text, in order; names that start with it come first. */
export function findItems(items: readonly Item[], text: string): readonly Item[] {
  const sought = fold(text.trim());
  if (sought === '') return items;
  const words = sought.split(/\s+/u);
  const found = items.filter(({ label, hint = '' }) => {
    const searched = fold(`${label} ${hint}`);
    return words.every((word) => searched.includes(word));
  });
  const begins = ({ label }: Item) => fold(label).startsWith(sought);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
