import { ModelServer, modelSentence } from '@greenpen/model-judge/testing';
import { defaultCriteria, feedbackStyles } from '@greenpen/grading';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFeedbackModel, reviewPaper } from './index.ts';

const text = `Open on Sundays

Zelda Quibble

Department of Reading, University of Lisbon

LIB 101: Libraries

Dr. Otto Secret

March 4, 2024

Open on Sundays

Many towns close their libraries on Sundays, although that is the day on which most families have time to go. A recieved opinion holds that nobody reads any more. However, Moss and Tate (2020) counted visitors for a year and found that Sunday opening doubled the number of children, because parents could come along.

The librarians was asked what they need. They named staff first (Okafor and Lind, 2019), and then light, because the reading room is dark in winter. A town that listens to both can open its doors at little cost.

References

Moss, A., & Tate, B. (2020). Sundays in the reading room. Harbor Press.
`;

let server: ModelServer;

beforeAll(async () => {
  server = await ModelServer.start();
});

afterAll(() => server.close());

it.each(feedbackStyles)('believes a model that keeps to what the engine wrote, when %s', async (style) => {
  const model = await openFeedbackModel({
    provider: 'openai-compatible',
    model: 'test',
    apiKey: null,
    baseUrl: server.baseUrl,
  });
  const criteria = { ...defaultCriteria, feedbackStyle: style };
  const outcome = await reviewPaper({ source: { text }, criteria });
  if (outcome.status !== 'reviewed') throw new Error('the paper was refused');
  const { paper, review } = outcome;
  const { findings, basis, scores, feedback: onDevice, student } = review;
  const request = { paper, findings, basis, scores, brief: null, style, studentName: student.name, onDevice };
  const drafted = await model.draft(request, new AbortController().signal);
  if (drafted.kind !== 'drafted') throw new Error(drafted.reason);
  expect(student.name).toBe('Zelda Quibble');
  expect(server.received.at(-1)?.body).not.toMatch(/Zelda|Quibble/u);
  expect(drafted.feedback).toEqual({ ...onDevice, overall: `${onDevice.overall} ${modelSentence}` });
});
