import { describe, expect, it } from 'vitest';
import { isLostOn } from './visibility.ts';

describe('isLostOn', () => {
  it.each(['#ffffff', '#eeeeee', '#ededed', '#ffff66', '#ffffcc', '#e0ffff'])(
    'cannot tell %s from white paper',
    (ink) => {
      expect(isLostOn(ink, '#ffffff')).toBe(true);
    },
  );

  it.each(['#000000', '#808080', '#cc0000', '#ffff00', '#ffc000', '#00b0f0'])(
    'sees %s on white paper',
    (ink) => {
      expect(isLostOn(ink, '#ffffff')).toBe(false);
    },
  );
});
