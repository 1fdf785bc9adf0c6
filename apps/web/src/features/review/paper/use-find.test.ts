import { describe, expect, it } from 'vitest';
import { findText } from './use-find.ts';

describe('findText', () => {
  it('finds every match in any case', () => {
    expect(findText('Sleep helps. A short sleep helps less.', 'sleep')).toEqual([0, 21]);
  });

  it('finds nothing for an empty search', () => {
    expect(findText('Sleep helps.', '  ')).toEqual([]);
  });

  it('keeps the text’s own offsets where lower case is longer', () => {
    expect(findText('İİ sleep', 'sleep')).toEqual([3]);
  });
});
