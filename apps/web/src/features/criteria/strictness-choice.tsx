import { previewStrictness } from '@greenpen/api-contract';
import { strictnesses, type Strictness } from '@greenpen/paper';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { classNames } from '../../components/class-names.ts';

const words: Record<Strictness, { readonly label: string; readonly hint: string }> = {
  lenient: {
    label: 'Lenient',
    hint: 'For second-language writers: articles, prepositions, missing small words, noun endings and commas are advice',
  },
  standard: { label: 'Standard', hint: 'Only what is certain costs points' },
  strict: { label: 'Strict', hint: 'Less certain finds cost points too' },
};

const previewQuery = queryOptions({
  queryKey: ['strictness-preview'],
  queryFn: ({ signal }) => callApi(previewStrictness, { signal }),
});

type Props = { readonly value: Strictness; readonly onChange: (strictness: Strictness) => void };

/** How strictly grammar is judged, with the number of errors that the last papers would have. */
export function StrictnessChoice({ value, onChange }: Props) {
  const { data: preview } = useQuery(previewQuery);
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Strictness in grammar</legend>
      <div className="grid gap-2">
        {strictnesses.map((strictness) => (
          <label
            key={strictness}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-md border px-3 py-2.5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen',
              strictness === value ? 'border-pen bg-pen-wash' : 'border-rule hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="strictness"
              checked={strictness === value}
              onChange={() => onChange(strictness)}
              className="choice mt-1 outline-none"
            />
            <span className="grow font-medium">
              {words[strictness].label}
              <span className="block text-13 font-normal text-pencil">{words[strictness].hint}</span>
            </span>
            {preview !== undefined && preview.papers > 0 && (
              <span className="text-13 text-pencil tabular-nums">
                {preview.errors[strictness] === 1 ? '1 error' : `${preview.errors[strictness]} errors`}
              </span>
            )}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-13 text-pencil">
        {preview === undefined || preview.papers === 0
          ? 'After your first papers, this shows how many errors each choice would count.'
          : `Errors of grammar and spelling in your last ${preview.papers === 1 ? 'paper' : `${preview.papers} papers`}.`}{' '}
        A change applies to papers graded from now on.
      </p>
    </fieldset>
  );
}
