import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly tone?: 'calm' | 'wrong';
  /** Where this is all that the screen shows, its title is the screen's heading. */
  readonly isScreen?: boolean;
};

/** Teaches the next step with one sentence and one button. */
export function EmptyState({ icon, title, text, action, tone = 'calm', isScreen = false }: Props) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span
        aria-hidden
        className={classNames(
          'mb-3 grid size-11 place-items-center rounded-full',
          tone === 'calm' ? 'bg-pen-wash text-pen' : 'bg-red-wash text-red',
        )}
      >
        {icon}
      </span>
      <Title className="text-16 font-semibold">{title}</Title>
      {text !== undefined && <p className="mt-1 max-w-md text-balance text-pencil">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
