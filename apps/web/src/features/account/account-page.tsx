import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { accountQuery, holdingsQuery } from './account-queries.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { DeleteCard } from './holdings/delete-card.tsx';
import { ExportCard } from './holdings/export-card.tsx';
import { KeptCard } from './holdings/kept-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { Section } from './section.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { SingleSignOnCard } from './single-sign-on/single-sign-on-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

export function AccountPage() {
  const account = useQuery(accountQuery);
  const holdings = useQuery(holdingsQuery);
  const error = account.error ?? holdings.error;
  const isThere = account.data !== undefined && holdings.data !== undefined;
  return (
    <>
      <PageHeader title="Account" description="Who you are here, how you sign in, and what is yours." />
      {isThere ? (
        <div>
          {account.data.twoFactor.isRequired && !account.data.twoFactor.isOn && <FactorNotice />}
          <Section title="Profile" description="Your name stands in the sidebar and on what you export.">
            <ProfileCard account={account.data} />
          </Section>
          {account.data.hasPassword && (
            <Section title="Password" description="Changing it asks for the one you have.">
              <PasswordCard />
            </Section>
          )}
          {account.data.singleSignOn.name !== null && (
            <Section
              title="Single sign-on"
              description="Signing in where you sign in anyway, such as at your university."
            >
              <SingleSignOnCard account={account.data} name={account.data.singleSignOn.name} />
            </Section>
          )}
          <Section
            title="Two-factor sign-in"
            description="A code from your phone besides the password, so that the password alone opens nothing."
          >
            <TwoFactorCard account={account.data} />
          </Section>
          <Section title="Sessions" description="Where you are signed in.">
            <SessionsCard />
          </Section>
          <Section title="Appearance" description="This browser remembers it.">
            <AppearanceCard />
          </Section>
          <Section
            title="What is kept"
            description="And until when. Student texts are encrypted on the disk."
          >
            <KeptCard holdings={holdings.data} />
          </Section>
          <Section title="Export everything" description="Your work is yours to take with you.">
            <ExportCard holdings={holdings.data} />
          </Section>
          <Section title="Delete account" description="At once, and for good.">
            <DeleteCard account={account.data} holdings={holdings.data} />
          </Section>
        </div>
      ) : error === null ? (
        <AccountSkeleton />
      ) : (
        <Card>
          <ErrorState
            title="Your account did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => {
              void account.refetch();
              void holdings.refetch();
            }}
          />
        </Card>
      )}
    </>
  );
}

function FactorNotice() {
  return (
    <output className="mb-6 block rounded-md bg-yellow-wash px-4 py-3 text-yellow">
      Whoever runs this installation asks everybody for a second factor. Set up two-factor sign-in below; your
      papers, courses and everything else open after that.
    </output>
  );
}
