import type { ModelCost } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { modelChoiceQuery } from '../../api/model.ts';
import { estimateWords, overnightWords, spentWords } from '../../components/model-cost.ts';
import type { Upload } from './use-upload.ts';

type Props = { readonly upload: Upload; readonly papers: number };

/** What the language model will take for the files that are ready, and when it reads them; nothing where it is not used. */
export function ModelCostNote({ upload, papers }: Props) {
  const { data: choice } = useQuery(modelChoiceQuery);
  if (choice === undefined || choice.model === null || !choice.isOn) return null;
  if (choice.budget?.isSpent === true) {
    return <p className="text-13 text-pencil">{spentWords(choice.budget)}</p>;
  }
  if (choice.overnight.isOffered && (papers > 1 || upload.isOvernight)) {
    return <OvernightChoice upload={upload} papers={papers} paper={choice.use.paper} />;
  }
  return (
    <p className="text-13 text-pencil">
      The language model reads them too. {estimateWords(papers, choice.use.paper)}
    </p>
  );
}

type OvernightProps = {
  readonly upload: Upload;
  readonly papers: number;
  /** What the language model usually takes for a paper. */
  readonly paper: ModelCost;
};

/** When the language model reads a class, with the cost of both. */
function OvernightChoice({ upload, papers, paper }: OvernightProps) {
  const { isOvernight, setOvernight, phase } = upload;
  const choices = [
    { value: false, label: 'Now', note: estimateWords(papers, paper) },
    {
      value: true,
      label: 'Overnight, about half the price',
      note: `${overnightWords(papers, paper)} This server’s drafts are ready at once; the model’s usually follow by the next morning.`,
    },
  ];
  return (
    <fieldset disabled={phase !== 'idle'} className="grid gap-2">
      <legend className="mb-1 text-14 font-semibold">When the language model reads them</legend>
      {choices.map(({ value, label, note }) => (
        <label key={label} className="flex min-h-11 w-fit cursor-pointer items-start gap-3">
          <input
            type="radio"
            name="overnight"
            className="choice mt-0.5"
            checked={isOvernight === value}
            onChange={() => setOvernight(value)}
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
