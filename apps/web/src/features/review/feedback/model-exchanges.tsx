import { lookUp, type ModelExchange } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modelExchangesQuery } from '../../../api/model.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { formatDateTime } from '../../../components/format.ts';
import { sayCost } from '../../../components/model-cost.ts';

const titles = {
  'judge-paper': 'Reading the paper against the assignment',
  'edit-language': 'Reading the language',
  'write-feedback': 'Writing the feedback',
  'reword-feedback': 'Rewording the feedback',
} as const;

type Props = { readonly id: string };

/** Opens what the language model was sent about a paper, and what it answered. */
export function ModelExchangesButton({ id }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 text-pen underline underline-offset-2"
      >
        What was sent
      </button>
      {isOpen && (
        <Dialog
          title="Sent to the language model"
          description="To the letter. The student’s name and e-mail address are replaced; only you can see this, as long as the paper is kept."
          shape="wide"
          onClose={() => setOpen(false)}
        >
          <Exchanges id={id} />
        </Dialog>
      )}
    </>
  );
}

function Exchanges({ id }: Props) {
  const { data, isPending, error } = useQuery(modelExchangesQuery(id));
  if (isPending) return <p className="text-pencil">Loading…</p>;
  if (error !== null) return <p className="text-red">{describeFailure(error, 'This did not load.')}</p>;
  const { exchanges, tokens, dollars } = data;
  if (exchanges.length === 0) return <p className="text-pencil">Nothing was sent about this review.</p>;
  return (
    <div className="grid gap-3">
      <p>In all {sayCost({ tokens, dollars })}.</p>
      {exchanges.map((exchange) => (
        <Exchange key={`${exchange.task} ${exchange.at}`} exchange={exchange} />
      ))}
    </div>
  );
}

function Exchange({
  exchange: { task, sent, received, version, at, usage },
}: {
  readonly exchange: ModelExchange;
}) {
  const tokens = usage === null ? null : usage.inputTokens + usage.outputTokens;
  return (
    <section className="grid gap-2 rounded-md border border-rule p-3">
      <h3 className="font-semibold">{lookUp(titles, task) ?? 'Another request'}</h3>
      <p className="text-13 text-pencil">
        {formatDateTime(at)}
        {version !== null && `, ${version}`}
        {tokens !== null && `, ${sayCost({ tokens, dollars: null })}`}
      </p>
      <Text title="Sent" text={sent} />
      <Text title="Received" text={received ?? 'Nothing that could be used.'} />
    </section>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-pen">{title}</summary>
      <pre className="mt-1 rounded-md bg-hover p-3 text-12 break-words whitespace-pre-wrap">{text}</pre>
    </details>
  );
}
