import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import type { StaleReason, StaleSentence } from './stale-sentences.ts';

type Props = {
  /** Names the text, for the list. */
  readonly label: string;
  readonly text: string;
  readonly stale: readonly StaleSentence[];
  readonly cover: (text: string) => string;
  /** Selects the sentence in its text. */
  readonly onShow: (sentence: StaleSentence) => void;
  readonly onRemove: (sentence: StaleSentence) => void;
};

/** The sentences of an edited text that no longer rest on anything, each with a button that removes it. */
export function StaleMarks({ label, text, stale, cover, onShow, onRemove }: Props) {
  if (stale.length === 0) return null;
  return (
    <ul aria-label={`Sentences in ${label} to check`} className="mt-1 grid gap-0.5 text-13 text-pencil">
      {stale.map((sentence) => {
        const { start, end } = sentence.span;
        const words = shorten(cover(text.slice(start, end)));
        return (
          <li key={start} className="flex items-center gap-2">
            <CircleAlert size={13} aria-hidden className="shrink-0 text-yellow" />
            <button
              type="button"
              onClick={() => onShow(sentence)}
              className="min-w-0 grow cursor-pointer rounded-sm text-left hover:text-ink"
            >
              “{words}” {sayReasons(sentence.reasons)}
            </button>
            <Button size="small" look="quiet" className="h-7" onClick={() => onRemove(sentence)}>
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const RESTS_ON = {
  dismissed: ['a dismissed finding', 'dismissed findings'],
  verdict: ['a verdict that you changed', 'verdicts that you changed'],
  score: ['a score that has changed', 'scores that have changed'],
} as const;

const MOST_TAGS = 3;

/** "rests on a dismissed finding (G3) and a verdict that you changed (R2)." */
export function sayReasons(reasons: readonly StaleReason[]): string {
  const kinds = [...Map.groupBy(reasons, ({ kind }) => kind)].map(([kind, some]) => {
    const tags = [...new Set(some.flatMap((one) => ('tag' in one && one.tag !== '' ? [one.tag] : [])))];
    const shown = tags.length > MOST_TAGS ? [...tags.slice(0, MOST_TAGS), '…'] : tags;
    const [one, many] = RESTS_ON[kind];
    return `${some.length === 1 ? one : many}${shown.length === 0 ? '' : ` (${shown.join(', ')})`}`;
  });
  return `rests on ${kinds.join(' and ')}.`;
}

const MOST_WORDS = 8;

function shorten(sentence: string): string {
  const words = sentence.split(/\s+/u);
  return words.length <= MOST_WORDS ? sentence : `${words.slice(0, MOST_WORDS).join(' ')} …`;
}
