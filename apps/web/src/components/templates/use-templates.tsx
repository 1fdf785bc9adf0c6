import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { showError } from '../toast/toast-store.ts';

const TemplatePicker = lazy(async () => ({
  default: (await import('./template-picker.tsx')).TemplatePicker,
}));

/** The stretch of a field that a template replaces; `typed` is put there if none is chosen. */
type Place = { readonly start: number; readonly end: number; readonly typed: string };

export type FieldTemplates = {
  /** Opens the templates where a word begins with "/". */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly open: () => void;
  readonly picker: ReactNode;
};

/** Puts templates into a text field, at the caret. */
export function useTemplates(
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): FieldTemplates {
  const [place, setPlace] = useState<Place | null>(null);

  const openAt = (typed: string) => {
    const element = field.current;
    if (element === null) return;
    setPlace({ start: element.selectionStart, end: element.selectionEnd, typed });
  };
  const put = ({ start, end }: Place, words: string) => {
    setPlace(null);
    const element = field.current;
    if (element === null || words === '') return;
    const text = element.value.slice(0, start) + words + element.value.slice(end);
    if (element.maxLength >= 0 && text.length > element.maxLength) {
      showError('Too long', `The text may have ${element.maxLength} characters at most.`);
      return;
    }
    onText(text);
    const caret = start + words.length;
    // After React has put the text into the field, and the dialog has given the focus back.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(caret, caret);
    });
  };

  return {
    onKeyDown: (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.nativeEvent.isComposing || event.currentTarget.readOnly) return;
      const { value, selectionStart } = event.currentTarget;
      if (!/(?:^|\s)$/u.test(value.slice(0, selectionStart))) return;
      event.preventDefault();
      openAt('/');
    },
    open: () => openAt(''),
    picker: place !== null && (
      <Suspense>
        <TemplatePicker
          onChoose={(template) => put(place, template)}
          onClose={() => put(place, place.typed)}
        />
      </Suspense>
    ),
  };
}
