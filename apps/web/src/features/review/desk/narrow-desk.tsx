import { DeskPanel, DeskTabs, type DeskParts, type DeskTab } from './desk-tabs.tsx';

/** One pane at a time; the scores stand above what is decided, not above the paper. */
export function NarrowDesk({ scores, paper, assignment, feedback, findings, counts, tab, onTab }: DeskParts) {
  const panels = { paper, assignment, feedback, findings };
  const shown: readonly DeskTab[] =
    assignment === null ? ['paper', 'feedback', 'findings'] : ['paper', 'assignment', 'feedback', 'findings'];
  const withScores = tab === 'assignment' ? 'assignment' : 'feedback';
  return (
    <DeskTabs shown={shown} tab={tab} onTab={onTab} counts={counts} className="flex min-h-0 grow flex-col">
      {shown.map((value) => (
        <DeskPanel key={value} tab={value} className={value === 'paper' ? '' : 'overflow-y-auto bg-sheet'}>
          {value === withScores && scores}
          {panels[value]}
        </DeskPanel>
      ))}
    </DeskTabs>
  );
}
