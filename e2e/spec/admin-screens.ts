import { on, type ScreenRow } from './screen-row.ts';

/** Additional groups of the account page, below the specified ones. */
export const accountScreens: readonly ScreenRow[] = on('newcomer', '/account', [
  ['heading', 'Account'],
  ['group', 'Profile'],
  ['field', 'First name'],
  ['field', 'Last name'],
  ['group', 'Password'],
  ['group', 'Two-factor sign-in'],
  ['group', 'Sessions'],
  ['group', 'What is kept'],
  ['group', 'Export everything'],
  ['group', 'Delete account'],
]);

/** As one administrator of two further accounts sees it, which are added to the answer of the server. */
export const adminScreens: readonly ScreenRow[] = [
  ...on('admin', '/admin', [
    ['link', 'Admin Dashboard', '/admin'],
    ['heading', 'Admin Dashboard'],
    ['text', 'Total Users'],
    ['text', '+1 this month'],
    ['text', 'Active Subscriptions'],
    ['text', '0.0% conversion rate'],
    ['text', 'Monthly Revenue'],
    ['text', '$0 expected'],
    ['text', 'Trial Users'],
    ['text', 'active trials'],
    ['group', 'User Management'],
    ['column', 'User'],
    ['column', 'Email'],
    ['column', 'Status'],
    ['column', 'Joined'],
    ['column', 'Subscription'],
    ['column', 'Actions'],
    ['text', 'Ada Admin'],
    ['mark', 'Administrator'],
    ['text', 'ada.admin@example.edu'],
    ['text', 'Trial'],
    ['part', 'Ends '],
    ['text', 'Unknown User'],
    ['text', 'aaaaaaaa'],
    ['text', 'Active'],
    ['text', 'Since Mar 4, 2026'],
    ['text', 'Mar 1, 2026'],
    ['button', 'Cancel Sub of Unknown User'],
    ['link', 'View Details of Unknown User', '/admin/users/aaaaaaaa-paying'],
    ['text', 'Inactive'],
    ['text', 'No subscription'],
  ]),
  {
    as: 'admin',
    path: '/admin',
    kind: 'text',
    shows: 'No Users Found',
    typed: { field: 'Search users by name, e-mail or id', words: 'nobody at all' },
  },
];
