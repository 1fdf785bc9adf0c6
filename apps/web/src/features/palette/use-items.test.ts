import { describe, expect, it } from 'vitest';
import { findItems, type Item } from './use-items.ts';

const item = (label: string, hint?: string): Item => ({
  id: label,
  kind: 'Screens',
  label,
  ...(hint === undefined ? {} : { hint }),
  run: () => undefined,
});
const items = [item('My Courses'), item('Course list'), item('PSY 101', 'Émile Noël')];
const labelsOf = (text: string) => findItems(items, text).map(({ label }) => label);

describe('findItems', () => {
  it('shows everything for an empty search', () => {
    expect(labelsOf('  ')).toHaveLength(3);
  });

  it('puts names that begin with the words first', () => {
    expect(labelsOf('course')).toEqual(['Course list', 'My Courses']);
  });

  it('matches every word, in any order and ignoring accents', () => {
    expect(labelsOf('noel psy')).toEqual(['PSY 101']);
    expect(labelsOf('psy 102')).toEqual([]);
  });
});
