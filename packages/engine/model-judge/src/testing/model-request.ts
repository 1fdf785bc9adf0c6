import type { FeedbackStyle } from '@greenpen/grading';
import type { ModelDraftRequest } from '../provider/feedback-model.ts';
import { writeFeedback } from '@greenpen/feedback-writer';
import { findingIn, paperOf, requestOf } from '../../../feedback-writer/src/testing/request-of.ts';

export const paragraphs = [
  'Many towns close their libraries on Sundays, although that is the day on which most families have time to go.',
  'A recieved opinion holds that nobody reads any more. However, Moss and Tate (2020) counted visitors for a year and found that Sunday opening doubled the number of children, because parents could come along.',
  'The librarians was asked what they need. They named staff first (Okafor and Lind, 2019), and then light, because the reading room is dark in winter.',
];

type Options = {
  readonly paragraphs?: readonly string[];
  readonly studentName?: string | null;
  readonly style?: FeedbackStyle;
  readonly brief?: ModelDraftRequest['brief'];
};

/** What a model is asked about a paper with two findings, unless other paragraphs are given. */
export function modelRequest(options: Options = {}): ModelDraftRequest {
  const paper = paperOf(options.paragraphs ?? paragraphs);
  const findings = [
    findingIn(paper, {
      area: 'grammar',
      check: 'grammar-spelling',
      words: 'recieved',
      suggestions: ['received'],
    }),
    findingIn(paper, {
      area: 'apa',
      check: 'apa-citation-ampersand',
      words: 'Okafor and Lind',
      suggestions: ['Okafor & Lind'],
    }),
  ].filter(({ span }) => span !== null);
  const { studentName = 'Ana Ruiz', style = 'conversational', brief = null } = options;
  const request = { ...requestOf(paper, { findings, style, studentName }), brief };
  return { ...request, onDevice: writeFeedback(request) };
}
