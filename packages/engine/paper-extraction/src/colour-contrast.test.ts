import { describe, expect, it } from 'vitest';
import { blend, measureContrast } from './colour-contrast.ts';

describe('measureContrast', () => {
  it('reaches from 1 for the same colour to 21 for black on white', () => {
    expect(measureContrast('#ffffff', '#ffffff')).toBe(1);
    expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(measureContrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('returns nothing for invalid colours', () => {
    expect(measureContrast('red', '#ffffff')).toBeNull();
  });
});

describe('blend', () => {
  it('shows the ground through what is transparent', () => {
    expect(blend('#000000', '#ffffff', 0)).toBe('#ffffff');
    expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(blend('#123456', '#ffffff', 1)).toBe('#123456');
  });
});
