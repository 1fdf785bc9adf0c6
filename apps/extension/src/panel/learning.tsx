import { changeSettings } from '../shared/settings.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';
import type { Texts } from './compose.ts';
import { saveEdit } from './save-edit.ts';

/** Sends the changed texts as an edit of the draft, from which the engine learns the instructor's voice. */
export async function sendTexts({ identity }: StoredDraft, texts: Texts): Promise<void> {
  await saveEdit(identity, texts);
}

type Props = { readonly draft: StoredDraft; readonly texts: Texts; readonly onDone: () => void };

/** Asked once, after the first insertion of a changed text. */
export function LearnQuestion({ draft, texts, onDone }: Props) {
  const answer = async (sendsEdits: boolean) => {
    onDone();
    await changeSettings({ sendsEdits });
    if (sendsEdits) await sendTexts(draft, texts).catch(() => undefined);
  };
  return (
    <fieldset aria-labelledby="learn" className="note">
      <p id="learn">Save what you changed on your server, so that later drafts sound more like you?</p>
      <span className="row">
        <button type="button" onClick={() => void answer(true)}>
          Yes, always
        </button>
        <button type="button" onClick={() => void answer(false)}>
          No
        </button>
      </span>
    </fieldset>
  );
}
