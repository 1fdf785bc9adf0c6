import { type FeedbackManner, feedbackLengths, judgements, tones } from '@greenpen/grading';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

const words = {
  warmer: 'Warmer',
  plainer: 'Plainer',
  shorter: 'Shorter',
  longer: 'Longer',
  stricter: 'Stricter',
  milder: 'Milder',
} as const;

type Option = keyof typeof words;

/** "Warmer, shorter"; "As usual" where nothing was chosen. */
export function sayManner({ tone, length, judgement }: FeedbackManner): string {
  const chosen = [tone, length, judgement].flatMap((option) => (option === undefined ? [] : [words[option]]));
  if (chosen.length === 0) return 'As usual';
  const [first = '', ...others] = chosen;
  return [first, ...others.map((other) => other.toLowerCase())].join(', ');
}

type Props = {
  readonly manner: FeedbackManner;
  readonly onChange: (manner: FeedbackManner) => void;
};

/** Three choices of how a draft departs from its usual style. */
export function MannerChoices({ manner, onChange }: Props) {
  const { tone, length, judgement } = manner;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Choice
        label="Tone"
        options={tones}
        value={tone}
        onChange={(next) => onChange(settle({ tone: next, length, judgement }))}
      />
      <Choice
        label="Length"
        options={feedbackLengths}
        value={length}
        onChange={(next) => onChange(settle({ tone, length: next, judgement }))}
      />
      <Choice
        label="Judgment"
        options={judgements}
        value={judgement}
        onChange={(next) => onChange(settle({ tone, length, judgement: next }))}
      />
    </div>
  );
}

/** In one order and without absent parts, so that equal manners are equal as JSON. */
function settle({ tone, length, judgement }: FeedbackManner): FeedbackManner {
  return {
    ...(tone !== undefined && { tone }),
    ...(length !== undefined && { length }),
    ...(judgement !== undefined && { judgement }),
  };
}

type ChoiceProps<O extends Option> = {
  readonly label: string;
  readonly options: readonly [O, O];
  readonly value: O | undefined;
  readonly onChange: (value: O | undefined) => void;
};

function Choice<O extends Option>({ label, options: [less, more], value, onChange }: ChoiceProps<O>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium">{label}</legend>
      <div className="flex rounded-md border border-edge p-0.5">
        {[less, undefined, more].map((option) => (
          <label
            key={option ?? 'usual'}
            className={classNames(
              'flex min-h-7 grow cursor-pointer items-center justify-center rounded-sm px-1.5 text-13 whitespace-nowrap transition-colors hover:bg-hover',
              'has-checked:bg-pen-wash has-checked:font-medium has-checked:text-pen',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-pen',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {option === undefined ? 'Usual' : words[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
