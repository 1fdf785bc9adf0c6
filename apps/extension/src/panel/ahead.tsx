import { useEffect, useState } from 'react';
import { textToBase64 } from '../shared/base64.ts';
import { ask } from '../shared/messages.ts';
import type { Work } from '../shared/page-types.ts';
import { changeSettings, placeOf, type Settings } from '../shared/settings.ts';
import { readDraft } from '../shared/stored-draft.ts';
import { readNext, type Seen } from './page.ts';

type Props = { readonly seen: Seen; readonly settings: Settings };

/** Drafts the next student's work in the page's own order, once the instructor has agreed. */
export function Ahead({ seen, settings }: Props) {
  const canRead = seen.look.offers.includes('next');
  if (settings.draftsAhead === true)
    return canRead ? (
      <Drafting seen={seen} settings={settings} />
    ) : (
      <p className="minor">This page does not let Greenpen read the next student’s work ahead.</p>
    );
  if (settings.draftsAhead === false || !canRead) return null;
  return (
    <fieldset aria-labelledby="ahead" className="note">
      <p id="ahead">
        Draft the next student’s work while you read this one? It is read and sent to your server without
        another click.
      </p>
      <span className="row">
        <button type="button" onClick={() => void changeSettings({ draftsAhead: true })}>
          Yes, always
        </button>
        <button type="button" onClick={() => void changeSettings({ draftsAhead: false })}>
          No
        </button>
      </span>
    </fieldset>
  );
}

function Drafting({ seen, settings }: Props) {
  const [said, setSaid] = useState('Reading the next student’s work…');
  // Synchronises with the page's list of students: once for each student that the panel shows.
  useEffect(() => {
    let isOver = false;
    void draftNext(seen, settings)
      .catch(() => 'The next student’s work could not be read.')
      .then((sentence) => (isOver ? undefined : setSaid(sentence)));
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- mounted anew for each identity
  }, []);
  return <output className="minor">{said}</output>;
}

async function draftNext({ place, look }: Seen, settings: Settings): Promise<string> {
  const next = await readNext(place);
  if (next.status === 'last') return 'This is the last student in the page’s list.';
  if (next.status === 'cannot')
    return 'The page’s list does not say who is next, so nothing is drafted ahead.';
  const { identity, names, work } = next;
  const name = names.studentName ?? 'The next student';
  const content = contentOf(work);
  if (content === null)
    return work.kind === 'nothing'
      ? `${name} has submitted nothing that Greenpen can read.`
      : `${name}’s file is stored on another host. Greenpen reads it when you get there.`;
  if ((await readDraft(identity)) === null) {
    const { courseId = null, courseAssignmentId = null } = settings.choices[placeOf(look.identity)] ?? {};
    await ask('draft', { draft: { identity, names, content, courseId, courseAssignmentId } });
  }
  return `${name}’s work is drafted ahead.`;
}

function contentOf(work: Work) {
  if (work.kind === 'text') return { name: 'submission.txt', base64: textToBase64(work.text) };
  return work.kind === 'file' ? { name: work.name, base64: work.base64 } : null;
}
