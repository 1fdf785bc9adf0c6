import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';

export function Forbidden() {
  return (
    <>
      <PageTitle title="For administrators" />
      <EmptyState
        isScreen
        icon={<Lock size={20} />}
        title="403: For administrators only"
        text="Your account does not administer this installation. Ask an administrator if you need to see this."
        action={
          <Link to="/dashboard" className={buttonClass('primary')}>
            Go to the dashboard
          </Link>
        }
      />
    </>
  );
}
