import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import type { StaleSentence } from './stale-sentences.ts';

type Props = {
  /** Names the text, for the list. */
  readonly label: string;
  readonly text: string;
  readonly stale: readonly StaleSentence[];
  /** The names of dismissed findings in the margin, by id. */
  readonly gone: ReadonlyMap<string, string>;
  readonly cover: (text: string) => string;
  /** Selects the sentence in its text. */
  readonly onShow: (sentence: StaleSentence) => void;
  readonly onRemove: (sentence: StaleSentence) => void;
};

/** The sentences of an edited text that no longer rest on anything, each with a button that removes it. */
export function StaleMarks({ label, text, stale, gone, cover, onShow, onRemove }: Props) {
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
              “{words}” {reasonOf(sentence, gone)}
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

/** "rests on a dismissed finding (G3)". */
function reasonOf({ ids }: StaleSentence, gone: ReadonlyMap<string, string>): string {
  const tags = ids.flatMap((id) => gone.get(id) ?? []).filter((tag) => tag !== '');
  const named = tags.length === 0 ? '' : ` (${tags.slice(0, 3).join(', ')}${tags.length > 3 ? ', …' : ''})`;
  return `rests on ${ids.length === 1 ? 'a dismissed finding' : 'dismissed findings'}${named}.`;
}

const MOST_WORDS = 8;

function shorten(sentence: string): string {
  const words = sentence.split(/\s+/u);
  return words.length <= MOST_WORDS ? sentence : `${words.slice(0, MOST_WORDS).join(' ')} …`;
}
