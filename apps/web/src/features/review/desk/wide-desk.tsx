import type { ReactNode } from 'react';
import { Split } from './split.tsx';

export type DeskParts = {
  readonly scores: ReactNode;
  readonly paper: ReactNode;
  readonly feedback: ReactNode;
  readonly findings: ReactNode;
};

/** The widest readable line length. */
const measure = 'mx-auto max-w-240';

/** Side by side; feedback and findings scroll separately, so that neither hides the other. */
export function WideDesk({ scores, paper, feedback, findings }: DeskParts) {
  return (
    <Split
      left={paper}
      right={
        <div className="flex h-full min-h-0 flex-col bg-sheet">
          <div className="border-b border-rule [&>*>*]:border-b-0">
            <div className={measure}>{scores}</div>
          </div>
          <div className="min-h-0 flex-[1.1_1_0] overflow-y-auto overscroll-contain">
            <div className={measure}>{feedback}</div>
          </div>
          <div className="min-h-0 flex-[1_1_0] overflow-y-auto overscroll-contain border-t border-rule">
            <div className={measure}>{findings}</div>
          </div>
        </div>
      }
    />
  );
}
