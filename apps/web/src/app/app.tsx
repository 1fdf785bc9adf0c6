import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../api/query-client.ts';
import { createBrowserRouter } from 'react-router';
import { SpinnerPage } from '../components/loading/spinner.tsx';
import { ErrorState } from '../components/page/error-state.tsx';
import { Suspense, lazy, useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { ServerAway } from './server-away.tsx';

const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));

/** Prerendered pages: the app navigates to them by loading the document. */
const drawnPages = [
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

/** Every screen is a separate chunk; only its route is in the first load. */
const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: SpinnerPage,
    children: [
      { path: '/', Component: HomeRoute },
      {
        path: '/sign-in',
        lazy: async () => ({ Component: (await import('../features/identity/sign-in-page.tsx')).SignInPage }),
      },
      {
        path: '/forgot-password',
        lazy: async () => ({
          Component: (await import('../features/identity/forgot-password-page.tsx')).ForgotPasswordPage,
        }),
      },
      {
        path: '/reset-password',
        lazy: async () => ({
          Component: (await import('../features/identity/reset-password-page.tsx')).ResetPasswordPage,
        }),
      },
      {
        path: '/choose-password',
        lazy: async () => ({
          Component: (await import('../features/identity/reset-password-page.tsx')).ChoosePasswordPage,
        }),
      },
      {
        path: '/verify-email',
        lazy: async () => ({
          Component: (await import('../features/identity/verify-email-page.tsx')).VerifyEmailPage,
        }),
      },
      {
        path: '/account-deleted',
        lazy: async () => ({
          Component: (await import('../features/account/account-deleted-page.tsx')).AccountDeletedPage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./product-frame.tsx')).ProductFrame }),
        children: [
          {
            path: '/dashboard',
            lazy: async () => ({ Component: (await import('./routes/dashboard-route.tsx')).DashboardRoute }),
          },
          {
            path: '/upload',
            lazy: async () => ({ Component: (await import('./routes/upload-route.tsx')).UploadRoute }),
          },
          {
            path: '/grading-queue',
            lazy: async () => ({ Component: (await import('../features/queue/queue-page.tsx')).QueuePage }),
          },
          {
            path: '/courses',
            lazy: async () => ({
              Component: (await import('../features/courses/courses-page.tsx')).CoursesPage,
            }),
          },
          {
            path: '/feedback-templates',
            lazy: async () => ({
              Component: (await import('../features/templates/templates-page.tsx')).TemplatesPage,
            }),
          },
          {
            path: '/settings',
            lazy: async () => ({ Component: (await import('./routes/settings-route.tsx')).SettingsRoute }),
          },
          {
            path: '/settings/voice',
            lazy: async () => ({ Component: (await import('../features/voice/voice-page.tsx')).VoicePage }),
          },
          {
            path: '/api-keys',
            lazy: async () => ({
              Component: (await import('../features/api-keys/api-keys-page.tsx')).ApiKeysPage,
            }),
          },
          {
            path: '/account',
            lazy: async () => ({
              Component: (await import('../features/account/account-page.tsx')).AccountPage,
            }),
          },
          {
            path: '/plan',
            lazy: async () => ({ Component: (await import('../features/plan/plan-page.tsx')).PlanPage }),
          },
          {
            path: '/admin',
            lazy: async () => ({ Component: (await import('./routes/admin-route.tsx')).AdminRoute }),
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../features/admin/admin-page.tsx')).AdminPage,
                }),
              },
              {
                path: 'audit',
                lazy: async () => ({
                  Component: (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
                }),
              },
              {
                path: 'messages',
                lazy: async () => ({
                  Component: (await import('../features/admin/messages/messages-page.tsx')).MessagesPage,
                }),
              },
              {
                path: 'users/:id',
                lazy: async () => ({
                  Component: (await import('../features/admin/users/user-page.tsx')).UserPage,
                }),
              },
            ],
          },
          {
            path: '/assignments/:id',
            lazy: async () => ({
              Component: (await import('../features/review/review-page.tsx')).ReviewPage,
            }),
          },
        ],
      },
      ...drawnPages.map((path) => ({ path, Component: LoadDocument })),
      { path: '*', lazy: async () => ({ Component: (await import('./not-found-route.tsx')).NotFoundRoute }) },
    ],
  },
]);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Shown when a screen fails or its code cannot be loaded, as after a server update. */
function RouteFailure() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        isScreen
        title="This screen could not be shown"
        message="The app may have been updated while this page was open. Reloading usually helps; what you typed is kept."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

/** The address "/": the dashboard if signed in; visitors get a prerendered page. */
function HomeRoute() {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return <SpinnerPage />;
    case 'signed-in':
      return (
        <Suspense fallback={<SpinnerPage />}>
          <SignedInHome />
        </Suspense>
      );
    case 'unreachable':
      return <ServerAway onRetry={session.retry} />;
    case 'signed-out':
    default:
      return <LoadDocument />;
  }
}

/** Loads the server's document at this address, for pages that are not part of the app. */
function LoadDocument() {
  // Synchronises with the address, which has a separate document.
  useEffect(() => window.location.reload(), []);
  return <SpinnerPage />;
}
