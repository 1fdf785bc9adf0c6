import type { ModelCost } from '@greenpen/api-contract';
import { estimateWords, overnightWords } from '../model-cost.ts';

type Props = {
  readonly papers: number;
  /** What the language model usually takes for a paper. */
  readonly paper: ModelCost;
  readonly isOvernight: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOvernight: boolean) => void;
};

/** When the language model reads a class, with the cost of both. */
export function OvernightChoice({ papers, paper, isOvernight, isDisabled = false, onChange }: Props) {
  const choices = [
    { value: false, label: 'Now', note: estimateWords(papers, paper) },
    {
      value: true,
      label: 'Overnight, about half the price',
      note: `${overnightWords(papers, paper)} This server’s drafts are ready at once; the model’s usually follow by the next morning.`,
    },
  ];
  return (
    <fieldset disabled={isDisabled} className="grid gap-2">
      <legend className="mb-1 text-14 font-semibold">When the language model reads them</legend>
      {choices.map(({ value, label, note }) => (
        <label key={label} className="flex min-h-11 w-fit cursor-pointer items-start gap-3">
          <input
            type="radio"
            name="overnight"
            className="choice mt-0.5"
            checked={isOvernight === value}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            <span className="block text-13 text-pencil">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
