/** Prerendered pages: the app navigates to them by loading the document. */
export const drawnPages = [
  '/about',
  '/contact',
  '/demo',
  '/help',
  '/help/*',
  '/login',
  '/privacy',
  '/privacy/*',
  '/privacy-policy',
  '/signup',
] as const;
