import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { buttonClass } from '../../components/form/button.tsx';
import { voiceQuery } from './use-voice.ts';

/** Leads from the settings to what was learned of the instructor's voice. */
export function VoiceCard() {
  const { data } = useQuery(voiceQuery);
  const count = data?.traits.filter(({ isOff }) => !isOff).length ?? 0;
  return (
    <Card title="Your Voice" description="How drafts sound">
      <div className="grid justify-items-start gap-3 p-5">
        <p className="text-pencil">
          {count === 0
            ? 'Templates, graded examples and your edits teach drafts to sound like you.'
            : `Drafts follow ${count} ${count === 1 ? 'trait' : 'traits'} of the way you write. See what was learned, and correct it.`}
        </p>
        <Link to="/settings/voice" className={buttonClass('secondary')}>
          See your voice
        </Link>
      </div>
    </Card>
  );
}
