import { responseStyles, type ResponseStyle } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingIn, paperOf, requestOf } from '../testing/request-of.ts';
import { type FeedbackRequest, writeFeedback } from '../write-feedback.ts';
import { readPost } from './read-post.ts';

const brief = {
  title: 'Rivers and borders',
  description: '',
  instructions: 'Does a river make a good border? Give one case that you know.',
  rubric: '',
  type: 'discussion' as const,
  maxPoints: 20,
};

const post = paperOf([
  'Hello everyone,',
  'I believe that a river should never be a border between two towns, because both towns need its bridges. Okafor (2018) counted the people who cross ours every morning. My grandmother lived on the other bank and crossed twice a day.',
  'I do not agree with the reading on one point. It treats every river as if it kept people apart. Has anyone here lived beside a river that no bridge crosses?',
]);

const replyIn = (replyStyle: ResponseStyle, more: Partial<FeedbackRequest> = {}) =>
  writeFeedback({ ...requestOf(post, { studentName: 'Mina Sample' }), brief, replyStyle, ...more }).overall;

const thoughtIn = (text: string) => readPost(paperOf([text]), []).thought;

describe('readPost', () => {
  it('finds what the writer saw, doubts and asks', () => {
    expect(readPost(post, [])).toEqual({
      experience: { words: 'My grandmother lived on the other bank and crossed twice a day', isWhole: true },
      objection: { words: 'It treats every river as if it kept people apart', isWhole: true },
      question: {
        words: 'Has anyone here lived beside a river that no bridge crosses?',
        isWhole: true,
      },
      thought: expect.stringMatching(/^a river should never be a border between two towns/u),
      opinion: { words: expect.stringMatching(/^I believe that a river/u), isWhole: false },
    });
  });

  it('reports an opinion without its opening words', () => {
    expect(thoughtIn('In the end I think trains should run all night, because nurses need them.')).toMatch(
      /^trains should run all night/u,
    );
    expect(thoughtIn('Trains run all night. I think so too.')).toBeNull();
  });

  it('does not quote a sentence with a marked error', () => {
    const marked = findingIn(post, {
      area: 'grammar',
      check: 'grammar-agreement',
      words: 'lived on the other',
    });
    expect(readPost(post, [marked]).experience).toBeNull();
  });
});

describe('a reply to a discussion post', () => {
  it('takes up what the post says, in every style, and not its form', () => {
    const replies = responseStyles.map((style) => replyIn(style));
    expect(new Set(replies).size).toBe(responseStyles.length);
    for (const reply of replies) {
      expect(reply).toMatch(/grandmother|border between two towns/u);
      expect(reply).not.toMatch(/grammar|\bAPA\b|next version|\bscore|\bgrade/iu);
    }
  });

  it('asks in the questioning style, and argues in the analytical one', () => {
    expect(replyIn('questioning').match(/\?/gu)?.length).toBeGreaterThanOrEqual(3);
    expect(replyIn('analytical')).toMatch(/claim/u);
    expect(replyIn('formal')).not.toMatch(/^Mina/u);
    expect(replyIn('encouraging')).toMatch(/^Mina, /u);
  });

  it('quotes only what stands in the post, and never breaks a sentence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...responseStyles),
        fc.subarray(post.text.split('\n').flatMap((line) => line.match(/\S[^.?!]+[.?!]/gu) ?? [])),
        fc.constantFrom('shorter', 'longer', undefined),
        (style, sentences, length) => {
          const part = paperOf([sentences.join(' ') || 'Rivers change their course.']);
          const reply = replyIn(style, { paper: part, manner: length === undefined ? {} : { length } });
          for (const [, quote = ''] of reply.matchAll(/“([^”]+)”/gu)) expect(part.text).toContain(quote);
          expect(reply).not.toMatch(/\bundefined\b|\bnull\b| {2}|\.\.|\?\.|,,|,\.| [.,;?]/u);
          expect(reply).toMatch(/^\p{Lu}.*[.?”]$/u);
        },
      ),
    );
  });

  it('is the usual comment where the post has another subject', () => {
    const offTopic = findingIn(post, { area: 'content', check: 'content-off-topic' });
    expect(replyIn('questioning', { findings: [offTopic] })).toBe(
      replyIn('questioning', { findings: [offTopic], replyStyle: undefined }),
    );
  });
});
