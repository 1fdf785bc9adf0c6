import type { ModelDraft } from '@greenpen/api-contract';
import { formatDate, formatTime } from '../../../components/format.ts';

type Props = { readonly draft: ModelDraft | null };

/** The draft's author, or the reason it is pending. */
export function DraftNote({ draft }: Props) {
  return (
    <output className="block px-4 pb-2 text-13 text-pencil">
      <span className={draft?.state === 'waiting' ? 'text-yellow' : undefined}>{headline(draft)}</span>
      {draft !== null && draft.detail !== null && <> {draft.detail}</>}
    </output>
  );
}

export function HandNote() {
  return <p className="px-4 pb-2 text-13 text-pencil">Graded by hand: this paper could not be read.</p>;
}

function headline(draft: ModelDraft | null): string {
  if (draft === null || draft.state === 'on-device') return 'Drafted on this server.';
  if (draft.state === 'drafted') return `Drafted by ${draft.model ?? 'the language model'}.`;
  if (draft.state === 'drafting') return 'The language model is drafting.';
  return `Waiting for the model since ${sinceWords(draft.since)}.`;
}

/** "21:04", with its day once that is another one. */
function sinceWords(moment: string): string {
  const time = formatTime(Date.parse(moment));
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? time : `${formatDate(moment)}, ${time}`;
}
