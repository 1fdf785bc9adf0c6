import { useEffect, useRef } from 'react';
import type { FeedbackField } from '../saving/grade-fields.ts';
import { feedbackSections } from './feedback-fields.ts';
import { feedbackId } from './feedback-section.tsx';
import { sentenceSpans } from './stale-sentences.ts';

export type SelectedSentence = { readonly field: FeedbackField; readonly sentence: string };

/** The selected words of a text; without a selection, the sentence at the caret. */
export function sentenceAt(text: string, start: number, end: number): string {
  if (start !== end) return text.slice(start, end).trim();
  const span = sentenceSpans(text).findLast((one) => one.start <= start) ?? sentenceSpans(text)[0];
  return span === undefined ? '' : text.slice(span.start, span.end);
}

/** Finds the selected sentence of the feedback text that was used last; null without one. */
export function useSelectedSentence(): () => SelectedSentence | null {
  const last = useRef<{ readonly field: FeedbackField; readonly box: HTMLTextAreaElement } | null>(null);

  // Synchronises with the focus: a text keeps its selection after it is left.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      const section = feedbackSections.find(({ field }) => feedbackId(field) === target.id);
      if (section !== undefined) last.current = { field: section.field, box: target };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  return () => {
    if (last.current === null || !last.current.box.isConnected) return null;
    const { field, box } = last.current;
    const sentence = sentenceAt(box.value, box.selectionStart, box.selectionEnd);
    return sentence === '' ? null : { field, sentence };
  };
}
