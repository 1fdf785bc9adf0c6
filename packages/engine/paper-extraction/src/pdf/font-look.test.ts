import { describe, expect, it } from 'vitest';
import { readFontLook } from './font-look.ts';

describe('readFontLook', () => {
  it.each([
    ['TimesNewRomanPSMT', 'Times New Roman', false, false],
    ['BCDEEE+TimesNewRomanPS-BoldMT', 'Times New Roman', true, false],
    ['ABCDEF+TimesNewRomanPS-BoldItalicMT', 'Times New Roman', true, true],
    ['TimesNewRoman,Italic', 'Times New Roman', false, true],
    ['Times-Roman', 'Times', false, false],
    ['ArialMT', 'Arial', false, false],
    ['Arial-BoldMT', 'Arial', true, false],
    ['Helvetica-Oblique', 'Helvetica', false, true],
    ['ABCDEF+Calibri', 'Calibri', false, false],
    ['Calibri-Light', 'Calibri', false, false],
    ['Cambria-BoldItalic', 'Cambria', true, true],
    ['LiberationSerif-Bold', 'Liberation Serif', true, false],
    ['Georgia-Italic', 'Georgia', false, true],
    ['CourierNewPSMT', 'Courier New', false, false],
    ['LucidaSansUnicode', 'Lucida Sans Unicode', false, false],
    ['NimbusRomNo9L-MediItal', 'Nimbus Roman', true, true],
    ['NimbusRomNo9L-Regu', 'Nimbus Roman', false, false],
    ['CMR12', 'Computer Modern', false, false],
    ['ABCDEF+CMBX12', 'Computer Modern', true, false],
    ['SFTI1200', 'Computer Modern', false, true],
    ['TeXGyreTermesX-Regular-Identity-H', 'TeX Gyre Termes X', false, false],
    ['CIDFont+F3', null, false, false],
    ['', null, false, false],
  ])('reads %s', (name, family, bold, italic) => {
    expect(readFontLook(name)).toEqual({ family, bold, italic });
  });
});
