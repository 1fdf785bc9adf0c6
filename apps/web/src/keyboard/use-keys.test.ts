import { describe, expect, it } from 'vitest';
import { keyNameOf } from './use-keys.ts';

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  target: null,
};
const field = { tagName: 'TEXTAREA' };

describe('keyNameOf', () => {
  it('names letters whatever their case', () => {
    expect(keyNameOf({ ...plain, key: 'J' }, true)).toBe('j');
    expect(keyNameOf({ ...plain, key: '?' }, true)).toBe('?');
  });

  it('ignores keys while typing', () => {
    expect(keyNameOf({ ...plain, key: 'j', target: field }, true)).toBeNull();
    expect(keyNameOf({ ...plain, key: 'j', isComposing: true }, true)).toBeNull();
  });

  it('leaves the browser its own keys', () => {
    expect(keyNameOf({ ...plain, key: 'p', ctrlKey: true }, true)).toBeNull();
    expect(keyNameOf({ ...plain, key: 'n', altKey: true }, true)).toBeNull();
  });

  it('approves from within a text, once', () => {
    expect(keyNameOf({ ...plain, key: 'Enter', metaKey: true, target: field }, true)).toBe('mod+enter');
    expect(keyNameOf({ ...plain, key: 'Enter', ctrlKey: true, repeat: true }, true)).toBeNull();
  });

  it('is silent on letters when they are switched off, but not on approval and Escape', () => {
    expect(keyNameOf({ ...plain, key: 'j' }, false)).toBeNull();
    expect(keyNameOf({ ...plain, key: 'Enter', ctrlKey: true }, false)).toBe('mod+enter');
    expect(keyNameOf({ ...plain, key: 'Escape', target: field }, false)).toBe('escape');
  });

  it('moves by arrows, also from a checkbox, but not within a text', () => {
    const arrow = { ...plain, key: 'ArrowDown' };
    expect(keyNameOf(arrow, false)).toBe('arrowdown');
    expect(keyNameOf({ ...arrow, shiftKey: true }, true)).toBe('shift+arrowdown');
    expect(keyNameOf({ ...arrow, target: { tagName: 'INPUT', type: 'checkbox' } }, true)).toBe('arrowdown');
    expect(keyNameOf({ ...arrow, target: { tagName: 'INPUT', type: 'search' } }, true)).toBeNull();
  });

  it('leaves Enter to the focused element', () => {
    expect(keyNameOf({ ...plain, key: 'Enter' }, true)).toBe('enter');
    expect(keyNameOf({ ...plain, key: 'Enter', target: { tagName: 'BUTTON' } }, true)).toBeNull();
  });
});
