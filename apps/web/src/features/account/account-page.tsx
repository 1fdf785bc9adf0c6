import type { Account } from '@greenpen/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { accountQuery, holdingsQuery, sessionsQuery } from './account-queries.ts';
import { HoldingsSections } from './holdings-sections.tsx';
import { ProfileCard } from './profile-card.tsx';
import { Section } from './section.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SingleSignOnCard } from './single-sign-on-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useStoredChoice } from '../../theme/use-stored-choice.ts';
import { type Theme, themeChoice, themes } from '../../theme/theme.ts';
import { changePassword } from '@greenpen/api-contract';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { callApi } from '../../api/call-api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { useAccountForm } from './use-account-form.ts';

const empty = { currentPassword: '', newPassword: '', endOtherSessions: true };

const choices: Readonly<Record<Theme, { readonly label: string; readonly Icon: typeof Sun }>> = {
  system: { label: 'As your system', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
};

const sections = [
  { id: 'profile', fields: 2 },
  { id: 'password', fields: 2 },
  { id: 'second-factor', fields: 1 },
  { id: 'sessions', fields: 1 },
] as const;

export function AccountPage() {
  const account = useQuery(accountQuery);
  const holdings = useQuery(holdingsQuery);
  const error = account.error ?? holdings.error;
  const isThere = account.data !== undefined && holdings.data !== undefined;
  // Nothing else is available until the required second factor is set up.
  const isHeldBack = account.data?.twoFactor.isRequired === true && !account.data.twoFactor.isOn;
  return (
    <>
      <PageHeader title="Account" description="Your profile, how you sign in, and your data." />
      {isThere ? (
        <div className="max-w-230">
          {!isHeldBack && <IdentitySections account={account.data} />}
          <Section
            title="Two-factor sign-in"
            description={
              isHeldBack
                ? 'This installation requires two-factor authentication. Your papers, courses and everything else are available once it is set up.'
                : 'A code from your phone in addition to your password, so that the password alone is not enough.'
            }
          >
            <TwoFactorCard account={account.data} />
          </Section>
          <Section title="Sessions" description="Where you are signed in.">
            <SessionsCard />
          </Section>
          <Section title="Appearance" description="Saved in this browser.">
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

/** The name, the password and single sign-on. */
function IdentitySections({ account }: { readonly account: Account }) {
  return (
    <>
      <Section title="Profile" description="Your name is shown in the sidebar and on exported feedback.">
        <ProfileCard account={account} />
      </Section>
      {account.hasPassword && (
        <Section title="Password" description="You need your current password to change it.">
          <PasswordCard />
        </Section>
      )}
      {account.singleSignOn.name !== null && (
        <Section
          title="Single sign-on"
          description="Sign in with an account that you already have, such as your university’s."
        >
          <SingleSignOnCard account={account} name={account.singleSignOn.name} />
        </Section>
      )}
    </>
  );
}

/** Skeletons of the first sections. */
function AccountSkeleton() {
  return (
    <LoadingArea label="Loading your account" className="max-w-230">
      {sections.map(({ id, fields }) => (
        <span
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-rule py-8 first:border-t-0 first:pt-2 lg:grid-cols-[240px_minmax(0,640px)]"
        >
          <span className="grid content-start gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-48" />
          </span>
          <span className="grid gap-5 self-start rounded-lg border border-rule bg-sheet p-5">
            {Array.from({ length: fields }, (_, field) => (
              <span key={field} className="grid gap-2">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-9 w-full" />
              </span>
            ))}
          </span>
        </span>
      ))}
    </LoadingArea>
  );
}

function AppearanceCard() {
  const [chosen, choose] = useStoredChoice(themeChoice);
  return (
    <fieldset className="grid gap-2 p-5 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, Icon } = choices[theme];
        return (
          <label
            key={theme}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge px-3 transition-colors hover:bg-hover has-checked:border-pen has-checked:bg-pen-wash has-checked:text-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon size={18} aria-hidden className="shrink-0" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

function PasswordCard() {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: changePassword.body,
    start: empty,
    send: async (body) => {
      await callApi(changePassword, { body });
      form.reset(empty);
      showToast({
        title: 'Password Changed',
        description: body.endOtherSessions
          ? 'You are signed out everywhere else. If you had an API key, it was revoked.'
          : 'Use it the next time you sign in. If you had an API key, it was revoked.',
      });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrentPasswordField hasPassword {...form.field('currentPassword')} />
        <Field
          label="New password"
          error={form.field('newPassword').error}
          hint="At least 8 characters; a few words are better than one."
        >
          {(control) => (
            <input
              {...control}
              {...form.register('newPassword')}
              type="password"
              autoComplete="new-password"
              className="field"
            />
          )}
        </Field>
      </div>
      <FormProblem message={form.problem} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <label className="flex min-h-6 items-center gap-2.5">
          <input {...form.register('endOtherSessions')} type="checkbox" className="choice" />
          Sign out everywhere else
        </label>
        <Button type="submit" isBusy={form.isSubmitting} className="ml-auto">
          Change password
        </Button>
      </div>
    </form>
  );
}
