import { lazy, Suspense } from 'react';

const PlanNote = lazy(async () => ({
  default: (await import('../../features/plan/plan-note.tsx')).PlanNote,
}));

type Props = { readonly isCollapsed?: boolean; readonly onNavigate?: () => void };

/** The plan's status in the sidebar, loaded after the screen. */
export function PlanPlace(props: Props) {
  return (
    <Suspense fallback={null}>
      <PlanNote {...props} />
    </Suspense>
  );
}
