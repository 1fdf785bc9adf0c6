import { createBrowserRouter } from 'react-router';
import { SpinnerPage } from '../components/loading/spinner.tsx';
import { drawnPages } from './drawn-pages.ts';
import { HomeRoute } from './home-route.tsx';
import { LoadDocument } from './load-document.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Every screen is a separate chunk; only its route is in the first load. */
export const router = createBrowserRouter([
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
