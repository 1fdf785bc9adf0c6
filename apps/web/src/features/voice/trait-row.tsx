import type { VoiceCorrections } from '@greenpen/api-contract';
import { Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import type { VoiceTrait } from './use-voice.ts';

const TITLES: Readonly<Record<VoiceTrait['id'], string>> = {
  greeting: 'Greeting',
  closing: 'Closing',
  address: 'Whom you address',
  sentenceLength: 'Length of sentences',
  length: 'Length of feedback',
  contractions: 'Contractions',
  warmth: 'Warmth',
  hedging: 'Directness',
  phrases: 'Favorite phrases',
  praise: 'Praise and criticism',
  naming: 'Name for mistakes',
  areaOrder: 'Order of areas',
  ownSentences: 'Your own sentences',
};

/** Below this a trait is shown, and drafts do not follow it yet. */
const SURE = 0.3;

type Props = {
  readonly trait: VoiceTrait;
  readonly isBusy: boolean;
  readonly onCorrect: (change: VoiceCorrections) => void;
  /** Switches the trait on or off. */
  readonly onSwitch: (isOn: boolean) => void;
  /** Leaves a sentence out of later drafts. */
  readonly onForget: (sentence: string) => void;
};

/** What was learned of one trait, with the words that show it. */
export function TraitRow({ trait, isBusy, onCorrect, onSwitch, onForget }: Props) {
  const { id, says, value, isUsed, isOff, isCorrected, confidence, learnedFrom } = trait;
  const [isEditing, setEditing] = useState(false);
  const title = TITLES[id];
  const isUnsure = confidence < SURE && !isCorrected;
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40 sm:basis-64">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            {title}
            {isCorrected && id !== 'ownSentences' && <Badge>Corrected</Badge>}
            {isUnsure && <Badge>Not sure yet</Badge>}
            {!isUsed && <Badge>Not used in drafts yet</Badge>}
          </h3>
          <p className={isOff ? 'mt-1 text-pencil line-through' : 'mt-1 wrap-anywhere'}>{says}</p>
        </div>
        <div className="flex items-center gap-1">
          {value !== null && (
            <IconButton
              label={`Correct ${title}`}
              icon={<Pencil size={16} aria-hidden />}
              disabled={isBusy}
              onClick={() => setEditing(!isEditing)}
            />
          )}
          {isUsed && (
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-13">
              <input
                type="checkbox"
                className="choice"
                aria-label={`Use ${title} in drafts`}
                checked={!isOff}
                disabled={isBusy}
                onChange={() => onSwitch(isOff)}
              />
              Use
            </label>
          )}
        </div>
      </div>
      {isEditing && value !== null && (
        <CorrectionForm
          title={title}
          value={value}
          isBusy={isBusy}
          onSave={(corrected) => {
            onCorrect({ [id]: corrected });
            setEditing(false);
          }}
        />
      )}
      {learnedFrom.length > 0 && <LearnedFrom trait={trait} isBusy={isBusy} onForget={onForget} />}
    </li>
  );
}

/** The words of the instructor that show the trait. */
function LearnedFrom({ trait, isBusy, onForget }: Pick<Props, 'trait' | 'isBusy' | 'onForget'>) {
  const { id, learnedFrom } = trait;
  return (
    <details className="mt-2 text-13">
      <summary className="min-h-6 cursor-pointer text-pencil">Learned from</summary>
      <ul className="mt-2 grid gap-2 border-l-2 border-rule pl-3">
        {uniqueOf(learnedFrom).map(({ label, text }) => (
          <li key={`${label}: ${text}`} className="flex items-start gap-2">
            <span className="min-w-0 grow">
              <span className="block font-serif wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="block wrap-anywhere text-pencil">{label}</span>
            </span>
            {id === 'ownSentences' && (
              <IconButton
                label={`Do not use “${text}” again`}
                icon={<X size={16} aria-hidden />}
                disabled={isBusy}
                onClick={() => onForget(text)}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Two examples may have the same title and the same words. */
function uniqueOf(learnedFrom: VoiceTrait['learnedFrom']): VoiceTrait['learnedFrom'] {
  return [...new Map(learnedFrom.map((one) => [`${one.label}: ${one.text}`, one])).values()];
}

type CorrectionProps = {
  readonly title: string;
  readonly value: string | number | boolean;
  readonly isBusy: boolean;
  readonly onSave: (value: string | number | boolean) => void;
};

function CorrectionForm({ title, value, isBusy, onSave }: CorrectionProps) {
  const [text, setText] = useState(String(value));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typeof value === 'number' ? Number(text) : text.trim());
  };
  if (typeof value === 'boolean') {
    return (
      <Button className="mt-3" size="small" isBusy={isBusy} onClick={() => onSave(!value)}>
        {value ? 'Write without contractions' : 'Use contractions'}
      </Button>
    );
  }
  const isLong = typeof value === 'string' && title !== TITLES.naming;
  return (
    <form className="mt-3 grid gap-3 sm:max-w-md" onSubmit={submit}>
      <Field label={title} hint={isLong ? '{name} stands for the student’s first name.' : undefined}>
        {(control) =>
          isLong ? (
            <textarea
              {...control}
              rows={2}
              required
              maxLength={500}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="field"
            />
          ) : (
            <input
              {...control}
              {...(typeof value === 'number'
                ? { type: 'number', min: 4, max: 1000, step: 'any' }
                : { maxLength: 20, pattern: '[A-Za-z]{3,20}' })}
              required
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="field"
            />
          )
        }
      </Field>
      <Button type="submit" size="small" isBusy={isBusy} className="w-fit">
        Save
      </Button>
    </form>
  );
}
