import { DeskPanel, DeskTabs, type DeskParts } from './desk-tabs.tsx';
import { Split } from './split.tsx';

/** The widest readable line length. */
const measure = 'mx-auto max-w-240';

/** Side by side: the paper, and beside it the scores above tabs of full height. */
export function WideDesk({
  scores,
  paper,
  assignment,
  feedback,
  findings,
  chosen,
  composer,
  counts,
  tab,
  onTab,
}: DeskParts) {
  const panels = { assignment, feedback, findings };
  const shown =
    assignment === null
      ? (['feedback', 'findings'] as const)
      : (['assignment', 'feedback', 'findings'] as const);
  const first = shown[0];
  const open = tab === 'paper' || (tab === 'assignment' && assignment === null) ? first : tab;
  return (
    <Split
      left={paper}
      right={
        <div className="flex h-full min-h-0 flex-col bg-sheet">
          <div className="border-b border-rule [&>*>*]:border-b-0">
            <div className={measure}>{scores}</div>
          </div>
          <DeskTabs
            shown={shown}
            tab={open}
            onTab={onTab}
            counts={counts}
            className="flex min-h-0 grow flex-col"
          >
            {shown.map((value) => (
              <DeskPanel key={value} tab={value} className="overflow-y-auto overscroll-contain">
                <div className={measure}>{panels[value]}</div>
              </DeskPanel>
            ))}
          </DeskTabs>
          {open !== 'findings' && chosen}
          {composer}
        </div>
      }
    />
  );
}
