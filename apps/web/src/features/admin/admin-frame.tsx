import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Forbidden } from './forbidden.tsx';

const places = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/audit', label: 'Audit log' },
  { path: '/admin/messages', label: 'Messages' },
] as const;

type Props = { readonly isAdmin: boolean; readonly children: ReactNode };

/** The way between the administrators' screens. */
export function AdminFrame({ isAdmin, children }: Props) {
  if (!isAdmin) return <Forbidden />;
  return (
    <>
      <nav aria-label="Admin screens" className="mb-6 flex gap-1 border-b border-rule">
        {places.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            end
            className={({ isActive }) =>
              classNames(
                '-mb-px flex h-9 items-center border-b-2 px-3 text-13 font-medium no-underline transition-colors',
                isActive ? 'border-pen text-ink' : 'border-transparent text-pencil hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
