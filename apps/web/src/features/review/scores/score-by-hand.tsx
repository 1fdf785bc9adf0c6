import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { formatScore } from '../../../components/format.ts';
import { readScore } from './read-score.ts';

type Props = {
  readonly score: number;
  readonly isByHand: boolean;
  /** Whether there are findings that the score could follow from. */
  readonly canGiveBack: boolean;
  readonly onSetScore: (score: number | null) => void;
};

export function ScoreByHand({ score, isByHand, canGiveBack, onSetScore }: Props) {
  const [text, setText] = useState(formatScore(score));
  const value = readScore(text);
  return (
    <form
      className="mt-4 border-t border-rule pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) onSetScore(value);
      }}
    >
      <Field
        label="Set the score by hand"
        error={value === undefined ? 'A number from 0 to 100.' : undefined}
      >
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <input
              {...control}
              inputMode="decimal"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="field w-24"
            />
            <Button type="submit" disabled={value === undefined || (isByHand && value === score)}>
              Set
            </Button>
            {isByHand && canGiveBack && (
              <Button look="quiet" onClick={() => onSetScore(null)}>
                Give it back to the findings
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  );
}
