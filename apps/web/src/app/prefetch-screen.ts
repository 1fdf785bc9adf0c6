/** The code of the screens that are reached from others, as the router asks for it. */
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

/** Fetches a screen's code before it is gone to; what fails here is said when it is. */
export function prefetchScreen(path: string): void {
  chunks[path]?.().catch(() => undefined);
}
