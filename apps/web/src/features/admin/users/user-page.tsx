import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { buttonClass } from '../../../components/form/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';
import { userRecordQuery } from '../admin-queries.ts';
import { nameOf } from './user-words.ts';
import { RecordSkeleton } from './record-skeleton.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserActions } from './user-actions.tsx';
import { UserActivity } from './user-activity.tsx';
import { UserUse } from './user-use.tsx';

/** A user's record: usage and account actions, without any student text. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(userRecordQuery(id));
  const back = (
    <Link to="/admin" className={buttonClass('quiet')}>
      <ArrowLeft size={16} aria-hidden /> All users
    </Link>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <EmptyState
        isScreen
        icon={<UserX size={20} />}
        title="This account is not here"
        text="It may have been deleted."
        action={back}
      />
    );
  }
  if (error !== null && data === undefined) {
    return (
      <ErrorState
        isScreen
        title="The record did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={() => void refetch()}
        wayOut={back}
      />
    );
  }
  if (data === undefined) return <RecordSkeleton />;
  return (
    <>
      <PageHeader title={nameOf(data.user)} description={data.user.email} actions={back} isNarrow />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserFacts record={data} />
          <UserUse record={data} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserActions record={data} />
          <UserActivity userId={data.user.id} />
        </div>
      </div>
    </>
  );
}
