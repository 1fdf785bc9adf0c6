import { describe, expect, it } from 'vitest';
import { hideNames } from './hide-names.ts';

describe('hideNames', () => {
  it.each([
    ['Ana Ruiz', 'By Ana Ruiz', 'By [NAME] [NAME 2]'],
    ['Ruiz, Ana', 'By Ana Ruiz', 'By [NAME] [NAME 2]'],
    ['Ana Ruiz', 'Ruiz, Ana', '[NAME 2] [NAME]'],
    ['Ana Ruiz', 'ANA RUIZ and ana ruiz', '[NAME] [NAME 2] and [NAME] [NAME 2]'],
    ['Ana Ruiz', 'Ana asked. Ruiz’s paper', '[NAME] asked. [NAME 2]’s paper'],
    ['Ana María de la Cruz', 'Ana\nMaría de la Cruz', '[NAME]\n[NAME 2] de la [NAME 3]'],
    ["Siobhán O'Neil-Park", "Written by Siobhán O'Neil-Park.", 'Written by [NAME] [NAME 2].'],
    [null, 'Write to a.ruiz+x@mail.example.edu now', 'Write to [e-mail address] now'],
    ['Ana Ruiz', 'ana.ruiz@example.edu', '[e-mail address]'],
  ])('hides %s in "%s"', (name, text, hidden) => {
    expect(hideNames(name).hide(text)).toBe(hidden);
  });

  it.each([
    ['Will May', 'They will come and may stay.'],
    ['Ana Ruiz', 'Anastasia and Ruizseñor'],
    ['student 4411', 'Every student has 4411 reasons.'],
    ['J. S.', 'J. S. Bach'],
    [null, 'Ana Ruiz'],
  ])('of %s leaves "%s" as it is', (name, text) => {
    expect(hideNames(name).hide(text)).toBe(text);
  });

  it('puts back to the letter what it hid', () => {
    const names = hideNames('Will May');
    const text = 'Will May wrote this. Will people read it? In May (May, 2019) they did.';
    expect(names.hide(text)).not.toMatch(/Will|May/u);
    expect(names.restore(names.hide(text))).toBe(text);
  });

  it('addresses the student by first name, or without a name if it is unknown', () => {
    const names = hideNames('Ruiz, Ana');
    expect(names.restore(`${names.address}, well done.`)).toBe('Ana, well done.');
    expect(hideNames(null).address).toBeNull();
    expect(hideNames('4411').address).toBeNull();
  });
});
