import type { PDFContext, PDFObject } from 'pdf-lib';
import { formWith, SET, type Hiding } from './paint-in-pdf.ts';

const TO_WHITE = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [1], N: 1 };
const INVERTING = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 };

/** A colour space of colourants whose tints are shown in grey, as a PostScript function says. */
function colourants(context: PDFContext, names: readonly string[], grey: string): PDFObject {
  const tint = context.stream(grey, {
    FunctionType: 4,
    Domain: names.flatMap(() => [0, 1]),
    Range: [0, 1],
  });
  return context.obj(['DeviceN', [...names], 'DeviceGray', context.register(tint)]);
}

/** Ways of setting words in a colour that is not the one that its operators name. */
export const recolourings: Readonly<Record<string, Hiding>> = {
  'a separation that paints nothing': {
    content: `/Nothing cs 1 scn ${SET}`,
    resources: (context) => ({
      ColorSpace: { Nothing: context.obj(['Separation', 'None', 'DeviceGray', INVERTING]) },
    }),
  },
  'colourants that all paint nothing': {
    content: `/Nothing cs 1 1 scn ${SET}`,
    resources: (context) => ({
      ColorSpace: { Nothing: colourants(context, ['None', 'None'], '{pop pop 0}') },
    }),
  },
  'white letters on an area that a separation leaves unpainted': {
    content: `/Nothing cs 1 scn 80 25 500 20 re f 1 g ${SET}`,
    resources: (context) => ({
      ColorSpace: { Nothing: context.obj(['Separation', 'None', 'DeviceGray', INVERTING]) },
    }),
  },
  'a default grey that is always white': {
    content: '/Group Do',
    resources: (context, shown) => ({
      XObject: {
        Group: formWith(context, `0 g ${SET.replace('{text}', shown)}`, {
          ColorSpace: { DefaultGray: context.obj(['Separation', 'White', 'DeviceGray', TO_WHITE]) },
        }),
      },
    }),
  },
  'a default red, green and blue that is always white': {
    content: '/Group Do',
    resources: (context, shown) => ({
      XObject: {
        Group: formWith(context, `0 0 0 rg ${SET.replace('{text}', shown)}`, {
          ColorSpace: { DefaultRGB: colourants(context, ['A', 'B', 'C'], '{pop pop pop 1}') },
        }),
      },
    }),
  },
  'default process colours that are always white': {
    content: '/Group Do',
    resources: (context, shown) => ({
      XObject: {
        Group: formWith(context, `0 0 0 1 k ${SET.replace('{text}', shown)}`, {
          ColorSpace: { DefaultCMYK: colourants(context, ['A', 'B', 'C', 'D'], '{pop pop pop pop 1}') },
        }),
      },
    }),
  },
  'a transfer function that makes everything white': {
    content: `/Transfer gs ${SET}`,
    resources: (context) => ({ ExtGState: { Transfer: context.obj({ TR: TO_WHITE }) } }),
  },
  'a transfer function that inverts': {
    content: `/Transfer gs ${SET}`,
    resources: (context) => ({ ExtGState: { Transfer: context.obj({ TR2: INVERTING }) } }),
  },
  'a transfer function for each colour': {
    content: `/Transfer gs 0 0 0 rg ${SET}`,
    resources: (context) => ({
      ExtGState: { Transfer: context.obj({ TR: [TO_WHITE, TO_WHITE, TO_WHITE, TO_WHITE] }) },
    }),
  },
  'white letters on an area that a transfer function makes white': {
    content: `q /Transfer gs 80 25 500 20 re f Q 1 g ${SET}`,
    resources: (context) => ({ ExtGState: { Transfer: context.obj({ TR: TO_WHITE }) } }),
  },
};
