import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { accountQuery, holdingsQuery } from './account-queries.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { HoldingsSections } from './holdings-sections.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { Section } from './section.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SingleSignOnCard } from './single-sign-on-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

export function AccountPage() {
  const account = useQuery(accountQuery);
  const holdings = useQuery(holdingsQuery);
  const error = account.error ?? holdings.error;
  const isThere = account.data !== undefined && holdings.data !== undefined;
  // Nothing else is available until the required second factor is set up.
  const isHeldBack = account.data?.twoFactor.isRequired === true && !account.data.twoFactor.isOn;
  return (
    <>
      <PageHeader title="Account" description="Who you are here, how you sign in, and what is yours." />
      {isThere ? (
        <div className="max-w-230">
          {!isHeldBack && (
            <Section
              title="Profile"
              description="Your name is shown in the sidebar and on exported feedback."
            >
              <ProfileCard account={account.data} />
            </Section>
          )}
          {!isHeldBack && account.data.hasPassword && (
            <Section title="Password" description="Changing it asks for the one you have.">
              <PasswordCard />
            </Section>
          )}
          {!isHeldBack && account.data.singleSignOn.name !== null && (
            <Section
              title="Single sign-on"
              description="Signing in where you sign in anyway, such as at your university."
            >
              <SingleSignOnCard account={account.data} name={account.data.singleSignOn.name} />
            </Section>
          )}
          <Section
            title="Two-factor sign-in"
            description={
              isHeldBack
                ? 'This installation requires two-factor authentication. Your papers, courses and everything else are available once it is set up.'
                : 'A code from your phone besides the password, so that the password alone opens nothing.'
            }
          >
            <TwoFactorCard account={account.data} />
          </Section>
          <Section title="Sessions" description="Where you are signed in.">
            <SessionsCard />
          </Section>
          <Section title="Appearance" description="This browser remembers it.">
            <AppearanceCard />
          </Section>
          {!isHeldBack && <HoldingsSections account={account.data} holdings={holdings.data} />}
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
