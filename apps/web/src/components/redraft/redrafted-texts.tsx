import type { RedraftedText } from '@greenpen/api-contract';
import { useMemo } from 'react';
import { compareLines } from '../changes/compare-texts.ts';
import { TextChanges } from '../changes/text-changes.tsx';

const labels: Record<RedraftedText['area'], string> = {
  overall: 'Overall',
  content: 'Content',
  grammar: 'Grammar',
  apa: 'APA',
};

const order = ['overall', 'content', 'grammar', 'apa'] as const satisfies readonly RedraftedText['area'][];

const none: ReadonlySet<RedraftedText['area']> = new Set();

type Props = {
  readonly texts: readonly RedraftedText[];
  /** Hides names. */
  readonly cover: (text: string) => string;
  /** The language model drafted the paper's texts, which are not replaced unasked either. */
  readonly isByModel: boolean;
  /** The overall text replies to a discussion post. */
  readonly isReply?: boolean;
  /** The edited texts that are to be replaced all the same. */
  readonly replaced?: ReadonlySet<RedraftedText['area']>;
  /** Absent where edited texts are never replaced. */
  readonly onReplace?: (area: RedraftedText['area'], isReplaced: boolean) => void;
};

/** What a redraft changes, text by text; edited texts stay unless the instructor says otherwise. */
export function RedraftedTexts({
  texts,
  cover,
  isByModel,
  isReply = false,
  replaced = none,
  onReplace,
}: Props) {
  const sorted = order.flatMap((area) => texts.filter((text) => text.area === area));
  return (
    <div className="grid gap-4">
      {sorted.map((text) => {
        const { area, isEdited } = text;
        const label = isReply && area === 'overall' ? 'Reply' : labels[area];
        return (
          <section key={area} aria-label={label}>
            <h3 className="mb-1 text-13 font-medium">{label}</h3>
            {isEdited && (
              <p className="mb-1 flex flex-wrap items-center gap-x-3 text-13 text-yellow">
                {isByModel ? 'You or the language model wrote this text' : 'You edited this text'}
                {replaced.has(area) ? '.' : ', so it stays as it is.'}
                {onReplace !== undefined && (
                  <label className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-ink">
                    <input
                      type="checkbox"
                      checked={replaced.has(area)}
                      onChange={(event) => onReplace(area, event.target.checked)}
                      className="choice"
                    />
                    Replace it
                  </label>
                )}
              </p>
            )}
            {(!isEdited || replaced.has(area)) && <Changes text={text} cover={cover} />}
          </section>
        );
      })}
    </div>
  );
}

function Changes({
  text: { before, after },
  cover,
}: { readonly text: RedraftedText } & Pick<Props, 'cover'>) {
  const comparison = useMemo(() => compareLines(cover(before), cover(after)), [before, after, cover]);
  return <TextChanges comparison={comparison} />;
}
