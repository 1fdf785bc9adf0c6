import { describe, expect, it } from 'vitest';
import { cleanStudentName } from './clean-student-name.ts';

describe('a student’s name', () => {
  it.each([
    ['Ana\r\nDiaz', 'Ana Diaz'],
    ['Ana\u0000\u0007 Diaz\u001B', 'Ana Diaz'],
    ['Ana\u2028Diaz\u2029\u0085', 'Ana Diaz'],
    ['\t Ana  Diaz \n', 'Ana Diaz'],
    ['Ana\uD800', 'Ana\uFFFD'],
    ['\r\n\u0001', ''],
  ])('is cleaned from %j to %j', (given, clean) => {
    expect(cleanStudentName(given)).toBe(clean);
  });

  it.each(['Ana Diaz', 'Zoë O’Brien-Núñez', 'محمد علی', 'नेहा क्\u200Dष', '李 小龍', 'Jean-Luc St. John, Jr.'])(
    'is kept as it is: %s',
    (name) => {
      expect(cleanStudentName(name)).toBe(name);
    },
  );
});
