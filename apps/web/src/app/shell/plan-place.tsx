import { lazy, Suspense } from 'react';

const PlanNote = lazy(async () => ({
  default: (await import('../../features/plan/plan-note.tsx')).PlanNote,
}));

type Props = { readonly isCollapsed?: boolean; readonly onNavigate?: () => void };

/** Where the sidebar says how the plan stands; it comes after the screen does. */
export function PlanPlace(props: Props) {
  return (
    <Suspense fallback={null}>
      <PlanNote {...props} />
    </Suspense>
  );
}
