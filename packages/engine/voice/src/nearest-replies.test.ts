import { responseStyles } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearestReplies } from './nearest-replies.ts';
import type { VoiceSource } from './voice-source.ts';

const replyTo = (id: string, work: string, responseStyle: VoiceSource['responseStyle']): VoiceSource => ({
  id,
  kind: 'discussion',
  label: id,
  work,
  responseStyle,
  parts: [{ area: null, text: 'Who would disagree?' }],
});

const onTides = replyTo('tides', 'The moon pulls the water of the ocean twice a day.', 'analytical');
const onLocks = replyTo(
  'locks',
  'A canal needs locks where the land rises between two towns.',
  'encouraging',
);

describe('findNearestReplies', () => {
  it('takes the style of the example whose post speaks of the same', () => {
    expect(findNearestReplies([onTides, onLocks], 'Our town built a canal with nine locks.')?.style).toBe(
      'encouraging',
    );
    expect(findNearestReplies([onTides, onLocks], 'Tides follow the moon around the ocean.')?.style).toBe(
      'analytical',
    );
  });

  it('takes the style of most examples where none is nearer', () => {
    const other = replyTo('dams', 'A dam holds back a river.', 'analytical');
    expect(findNearestReplies([onLocks, onTides, other], 'Jazz began as music to dance to.')?.style).toBe(
      'analytical',
    );
  });

  it('knows nothing without discussion examples', () => {
    const template: VoiceSource = { ...onTides, kind: 'template' };
    expect(findNearestReplies([], 'A post.')).toBeNull();
    expect(findNearestReplies([template], 'A post.')).toBeNull();
  });

  it('does not depend on the order of the examples, and names three at most', () => {
    const words = fc.array(fc.constantFrom('moon', 'canal', 'river', 'jazz', 'winter'), { maxLength: 4 });
    const example = fc.record({ words, style: fc.constantFrom(...responseStyles) });
    fc.assert(
      fc.property(fc.array(example, { minLength: 1, maxLength: 6 }), words, (examples, post) => {
        const sources = examples.map((one, at) => replyTo(String(at), one.words.join(' '), one.style));
        const found = findNearestReplies(sources, post.join(' '));
        expect(findNearestReplies(sources.toReversed(), post.join(' '))).toEqual(found);
        expect(found?.sources.length).toBeLessThanOrEqual(3);
        expect(found?.sources.map(({ responseStyle }) => responseStyle)).toContain(found?.style);
      }),
    );
  });
});
