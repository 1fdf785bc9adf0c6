import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { describeFailure } from '../../api/api-failure.ts';
import { Card } from '../../components/card.tsx';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { RowSkeletons } from '../../components/loading/row-skeletons.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { TraitRow } from './trait-row.tsx';
import { countSources, useCorrecting, type Voice, voiceQuery } from './use-voice.ts';

const list = new Intl.ListFormat('en-US');

/** What was learned of the instructor's way of writing; each trait can be corrected or switched off. */
export function VoicePage() {
  const { data, error, refetch } = useQuery(voiceQuery);
  return (
    <>
      <PageHeader
        title="Your Voice"
        description="How you write, as learned from your templates, examples and edits. New drafts follow it."
        actions={
          <Link to="/settings" className={buttonClass('secondary')}>
            Back to Settings
          </Link>
        }
      />
      {error !== null && data === undefined ? (
        <ErrorState
          title="Your voice did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingArea label="Loading your voice">
          <RowSkeletons count={6} hasBadge={false} />
        </LoadingArea>
      ) : (
        <Traits voice={data} />
      )}
    </>
  );
}

function Traits({ voice }: { readonly voice: Voice }) {
  const { sources, traits, corrections } = voice;
  const { correct, reset, forget } = useCorrecting(voice);
  const isBusy = correct.isPending || reset.isPending;
  const learnedFrom = countSources(sources);
  if (traits.length === 0) {
    return (
      <Card title="Nothing learned yet">
        <div className="grid justify-items-start gap-4 p-5">
          <p className="max-w-prose text-pencil">
            {learnedFrom.length === 0
              ? 'Add two or three graded examples or templates, and drafts will begin to sound like you.'
              : `Learned from ${list.format(learnedFrom)} so far. A few more will show how you write.`}
          </p>
          <Link to="/courses" className={buttonClass('primary')}>
            Add a graded example
          </Link>
        </div>
      </Card>
    );
  }
  const { off = [] } = corrections;
  return (
    <Card
      className="max-w-3xl"
      title="What drafts follow"
      description={`Learned from ${list.format(learnedFrom)}`}
      actions={
        Object.keys(corrections).length > 0 && (
          <Button size="small" isBusy={reset.isPending} disabled={isBusy} onClick={() => reset.mutate()}>
            Reset
          </Button>
        )
      }
    >
      <ul aria-label="Traits of your voice" className="divide-y divide-rule">
        {traits.map((trait) => (
          <TraitRow
            key={trait.id}
            trait={trait}
            isBusy={isBusy}
            onCorrect={(change) => correct.mutate(change)}
            onSwitch={(isOn) =>
              correct.mutate({ off: isOn ? off.filter((id) => id !== trait.id) : [...off, trait.id] })
            }
            onForget={forget}
          />
        ))}
      </ul>
    </Card>
  );
}
