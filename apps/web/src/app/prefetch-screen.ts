/** Dynamic imports of screens that other screens link to; the router uses the same ones. */
const chunks: Readonly<Record<string, () => Promise<unknown>>> = {
  '/dashboard': () => import('./routes/dashboard-route.tsx'),
  '/upload': () => import('./routes/upload-route.tsx'),
  '/grading-queue': () => import('../features/queue/queue-page.tsx'),
  '/courses': () => import('../features/courses/courses-page.tsx'),
  '/feedback-templates': () => import('../features/templates/templates-page.tsx'),
  '/settings': () => import('./routes/settings-route.tsx'),
  '/api-keys': () => import('../features/api-keys/api-keys-page.tsx'),
  '/assignments': () => import('../features/review/review-page.tsx'),
};

/** Prefetches a screen's code; failures are reported when the screen is opened. */
export function prefetchScreen(path: string): void {
  chunks[path]?.().catch(() => undefined);
}
