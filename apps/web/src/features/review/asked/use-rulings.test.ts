import { describe, expect, it } from 'vitest';
import { rulingOf } from './use-rulings.ts';

const quoted = { kind: 'part', verdict: 'met', quote: 'Sleep is rest.' } as const;
const missing = { kind: 'part', verdict: 'not-found', quote: null } as const;
const selected = ' The sample was small. ';

describe('rulingOf', () => {
  it('takes the selected words before the quoted ones', () => {
    expect(rulingOf({ requirement: missing, verdict: 'met', selected })).toEqual({
      text: 'The sample was small.',
      counts: true,
    });
    expect(rulingOf({ requirement: quoted, verdict: 'not-found', selected: null })).toEqual({
      text: 'Sleep is rest.',
      counts: false,
    });
  });

  it('takes a passage that meets only part as no answer where the engine took it for one', () => {
    expect(rulingOf({ requirement: quoted, verdict: 'partly', selected: null })?.counts).toBe(false);
    expect(rulingOf({ requirement: missing, verdict: 'partly', selected })).toBeNull();
  });

  it('says nothing without words, without a verdict, and where nobody can tell', () => {
    expect(rulingOf({ requirement: missing, verdict: 'met', selected: null })).toBeNull();
    expect(rulingOf({ requirement: missing, verdict: 'met', selected: '  ' })).toBeNull();
    expect(rulingOf({ requirement: quoted, verdict: null, selected })).toBeNull();
    expect(rulingOf({ requirement: quoted, verdict: 'cannot-tell', selected })).toBeNull();
  });

  it('says nothing of what is counted', () => {
    expect(
      rulingOf({ requirement: { ...quoted, kind: 'person' }, verdict: 'not-found', selected: null }),
    ).toBeNull();
  });

  it('keeps no more than the server takes', () => {
    const long = 'word '.repeat(400);
    expect(rulingOf({ requirement: missing, verdict: 'met', selected: long })?.text).toHaveLength(999);
  });
});
