import { describe, expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';

const parse = (request: unknown) => parseRequest(JSON.stringify(request));

const part = (area: string | null, text: string, draft?: string) => ({
  area,
  text,
  ...(draft !== undefined && { draft }),
});

describe('parseRequest', () => {
  it('reads a full request', () => {
    const parsed = parse({
      id: 'a1',
      path: 'papers/essay.docx',
      assignment: { title: 'Sleep', instructions: 'Write 500 words.', type: 'discussion', maxPoints: 20 },
      criteria: { grammarWeight: 20, apaWeight: 20, contentWeight: 60, feedbackStyle: 'detailed' },
      examples: [{ studentWork: 'Sleep matters.', grade: 17, maxPoints: 20, professorFeedback: 'Good.' }],
    });
    expect(parsed).toEqual({
      status: 'request',
      request: {
        id: 'a1',
        source: { path: 'papers/essay.docx' },
        brief: {
          title: 'Sleep',
          description: '',
          instructions: 'Write 500 words.',
          rubric: '',
          type: 'discussion',
          maxPoints: 20,
        },
        criteria: {
          weights: { grammar: 20, apa: 20, content: 60 },
          feedbackStyle: 'detailed',
          strictness: 'standard',
        },
        examples: [{ studentWork: 'Sleep matters.', grade: 17, maxPoints: 20, professorFeedback: 'Good.' }],
        voice: [
          {
            id: 'example-1',
            kind: 'example',
            label: 'example 1',
            parts: [{ area: null, text: 'Good.' }],
            work: 'Sleep matters.',
            grade: 0.85,
          },
        ],
      },
    });
  });

  it('takes what the instructor wrote as what her voice is learned from', () => {
    const parsed = parse({
      text: 'Hello.',
      templates: [{ category: 'content', title: 'Evidence', content: 'Show me.' }],
      discussionExamples: [{ discussionPrompt: 'Why sleep?', professorResponse: 'Why not?' }],
      edits: [
        { draft: 'Add a source.', final: 'Bring me a source.' },
        { draft: { overall: 'A start.', apa: 'Cite.' }, final: { overall: 'Begun.', apa: 'Cite.' } },
      ],
    });
    expect(parsed).toMatchObject({
      request: {
        voice: [
          { kind: 'template', label: 'Evidence', category: 'content', parts: [part(null, 'Show me.')] },
          { kind: 'discussion', work: 'Why sleep?', parts: [part(null, 'Why not?')] },
          { kind: 'edit', parts: [part(null, 'Bring me a source.', 'Add a source.')] },
          { kind: 'edit', parts: [part(null, 'Begun.', 'A start.'), part('apa', 'Cite.', 'Cite.')] },
        ],
      },
    });
  });

  it('takes how much of APA style applies', () => {
    expect(parse({ text: 'Hello.', assignment: { title: 'Sleep', apa: 'citations' } })).toMatchObject({
      request: { brief: { apa: 'citations' } },
    });
  });

  it('takes the defaults for what is left out', () => {
    expect(parse({ text: 'Hello.' })).toMatchObject({
      status: 'request',
      request: { id: null, source: { text: 'Hello.' }, brief: null, examples: [] },
    });
  });

  it('reads a rubric as rows', () => {
    const levels = [{ name: 'Clear', points: 10 }, { points: 0 }];
    const rubric = [
      { criterion: 'Thesis', levels },
      { criterion: 'Style', maxPoints: 5 },
    ];
    expect(parse({ text: 'Hello.', assignment: { rubric, rubricUse: 'total' } })).toMatchObject({
      request: {
        brief: {
          rubric: '',
          rubricUse: 'total',
          rubricRows: [
            { id: 'thesis', maxPoints: 10, levels: [{ points: 10 }, { points: 0 }] },
            { id: 'style', maxPoints: 5, levels: [] },
          ],
        },
      },
    });
  });

  it.each([
    ['a rubric row without a name', { id: 7, text: 'a', assignment: { rubric: [{ maxPoints: 5 }] } }],
    ['neither path nor text', { id: 7 }],
    ['both path and text', { id: 7, path: 'a', text: 'b' }],
    ['weights that do not add up', { id: 7, text: 'a', criteria: { grammarWeight: 50 } }],
    ['an unknown style', { id: 7, text: 'a', criteria: { feedbackStyle: 'rude' } }],
    ['an unknown scope of APA style', { id: 7, text: 'a', assignment: { apa: 'some' } }],
    ['an unknown type', { id: 7, text: 'a', assignment: { type: 'poem' } }],
    ['a negative grade', { id: 7, text: 'a', examples: [{ studentWork: 'x', grade: -1 }] }],
  ])('refuses %s, with the id', (_, request) => {
    const parsed = parse(request);
    expect(parsed).toMatchObject({ status: 'invalid', id: 7 });
  });

  it('refuses what is not JSON without repeating it', () => {
    const parsed = parseRequest('{ "text": "my secret essay"');
    expect(parsed).toMatchObject({ status: 'invalid', id: null });
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });
});
