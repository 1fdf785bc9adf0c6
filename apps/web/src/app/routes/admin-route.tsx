import { Outlet } from 'react-router';
import { AdminFrame } from '../../features/admin/admin-frame.tsx';
import { useSession } from '../../session/session.ts';

/** The administrators' screens; other users see a refusal. */
export function AdminRoute() {
  const session = useSession();
  return (
    <AdminFrame isAdmin={session.status === 'signed-in' && session.user.isAdmin}>
      <Outlet />
    </AdminFrame>
  );
}
