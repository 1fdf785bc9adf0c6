import {
  BookOpen,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  MessageSquareQuote,
  Settings,
  ShieldCheck,
  Upload,
  type LucideIcon,
} from 'lucide-react';

export type Screen = { readonly path: string; readonly label: string; readonly Icon: LucideIcon };

/** The screens of the sidebar, in its order. */
export const screens: readonly Screen[] = [
  { path: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { path: '/upload', label: 'Upload Assignments', Icon: Upload },
  { path: '/grading-queue', label: 'Grading Queue', Icon: ListChecks },
  { path: '/courses', label: 'Courses', Icon: BookOpen },
  { path: '/feedback-templates', label: 'Feedback Templates', Icon: MessageSquareQuote },
  { path: '/settings', label: 'Settings', Icon: Settings },
  { path: '/api-keys', label: 'API Keys', Icon: KeyRound },
];

/** The administrators' link below them. */
export const adminScreens: readonly Screen[] = [
  { path: '/admin', label: 'Admin Dashboard', Icon: ShieldCheck },
];
