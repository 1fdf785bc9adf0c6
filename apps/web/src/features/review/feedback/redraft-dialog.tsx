import { previewRedraft, type RedraftedText } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { TextSkeleton } from '../../../components/loading/text-skeleton.tsx';
import { sayManner } from '../../../components/redraft/manner-choices.tsx';
import { previewOptions, RedraftFrame } from '../../../components/redraft/redraft-frame.tsx';
import { RedraftedTexts } from '../../../components/redraft/redrafted-texts.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { sameValue } from '../saving/grade-fields.ts';
import type { Desk } from '../desk/use-desk.ts';
import { feedbackSections } from './feedback-fields.ts';

type Area = RedraftedText['area'];

type Props = { readonly desk: Desk; readonly onClose: () => void };

/** Chooses a manner for the draft of a paper and shows what it changes, before it is applied. */
export function RedraftDialog({ desk: { assignment, editing, cover }, onClose }: Props) {
  const { saver, fields } = editing;
  const [manner, setManner] = useState(fields.manner);
  const [replaced, setReplaced] = useState<ReadonlySet<Area>>(new Set());
  const preview = useQuery({
    queryKey: ['redraft', assignment.id, manner],
    queryFn: async ({ signal }) => {
      await saver.flush();
      return callApi(previewRedraft, { params: { id: assignment.id }, body: { manner }, signal });
    },
    ...previewOptions,
  });
  return (
    <RedraftFrame
      description="Scores and findings stay the same. What you wrote stays unless you say otherwise."
      manner={manner}
      onManner={setManner}
      preview={preview}
      skeleton={<TextSkeleton lines={4} />}
      action="Apply"
      changes={({ texts }) =>
        texts.some(({ area, isEdited }) => !isEdited || replaced.has(area)) ||
        !sameValue(manner, fields.manner)
      }
      onApply={() => {
        const texts = preview.data?.texts ?? [];
        applyManner(editing, { manner, texts: texts.filter(({ area }) => replaced.has(area)) });
      }}
      onClose={onClose}
    >
      {({ texts }) =>
        texts.length === 0 ? (
          <p className="text-pencil">The texts stay as they are.</p>
        ) : (
          <RedraftedTexts
            texts={texts}
            cover={cover.cover}
            isByModel={assignment.modelDraft?.state === 'drafted'}
            isReply={assignment.review.draft.reply !== undefined}
            replaced={replaced}
            onReplace={(area, isReplaced) => setReplaced((before) => toggled(before, area, isReplaced))}
          />
        )
      }
    </RedraftFrame>
  );
}

function toggled(before: ReadonlySet<Area>, area: Area, isIn: boolean): ReadonlySet<Area> {
  const after = new Set(before);
  if (isIn) after.add(area);
  else after.delete(area);
  return after;
}

type Applied = Pick<Desk['editing']['fields'], 'manner'> & {
  /** The edited texts that are replaced. */
  readonly texts: readonly RedraftedText[];
};

/** The server drafts the texts again that nobody edited; replaced ones are edits like any other. */
function applyManner({ edit, undo }: Desk['editing'], { manner, texts }: Applied): void {
  const replacing = texts.flatMap(({ area, after }) => {
    const section = feedbackSections.find(({ draft }) => draft === area);
    return section === undefined ? [] : [{ field: section.field, after }];
  });
  edit('manner', manner);
  for (const { field, after } of replacing) edit(field, after, `redraft ${performance.now()}`);
  showToast({
    title: 'Redrafted',
    description: sayManner(manner),
    action: {
      label: 'Undo',
      run: () => {
        for (const { field } of replacing) undo(field);
        undo('manner');
      },
    },
  });
}
