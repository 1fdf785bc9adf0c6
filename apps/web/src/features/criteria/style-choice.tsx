import { feedbackStyles, type FeedbackStyle } from '@greenpen/grading';
import { classNames } from '../../components/class-names.ts';

const words: Record<FeedbackStyle, { readonly label: string; readonly hint: string }> = {
  conversational: {
    label: 'Conversational & Encouraging',
    hint: 'Speaks to the student, starts with what works',
  },
  direct: { label: 'Direct & Constructive', hint: 'Short, what to change and how' },
  detailed: { label: 'Detailed & Academic', hint: 'Longer, with examples and sources' },
};

type Props = { readonly value: FeedbackStyle; readonly onChange: (style: FeedbackStyle) => void };

export function StyleChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Feedback style</legend>
      <div className="grid gap-2">
        {feedbackStyles.map((style) => (
          <label
            key={style}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-md border px-3 py-2.5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen',
              style === value ? 'border-pen bg-pen-wash' : 'border-rule hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="feedback-style"
              checked={style === value}
              onChange={() => onChange(style)}
              className="choice mt-1 outline-none"
            />
            <span className="font-medium">
              {words[style].label}
              <span className="block text-13 font-normal text-pencil">{words[style].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
