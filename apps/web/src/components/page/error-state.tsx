import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';

type Props = {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
  /** Where this is all that the screen shows, its title is the screen's heading. */
  readonly isScreen?: boolean;
  /** A link away, if the screen has no navigation of its own. */
  readonly wayOut?: ReactNode;
};

/** An error message with a retry button. */
export function ErrorState({ title, message, onRetry, isScreen = false, wayOut }: Props) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span aria-hidden className="mb-3 grid size-11 place-items-center rounded-full bg-red-wash text-red">
        <CircleAlert size={20} />
      </span>
      <Title className="text-16 font-semibold">{title}</Title>
      <p className="mt-1 max-w-md text-balance text-pencil">{message}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
        {wayOut}
      </div>
    </div>
  );
}
