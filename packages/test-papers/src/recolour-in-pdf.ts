import { SET, type Hiding } from './paint-in-pdf.ts';

const TO_WHITE = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [1], N: 1 };
const INVERTING = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 };

/** Ways of setting words in a colour that is not the one that its operators name. */
export const recolourings: Readonly<Record<string, Hiding>> = {
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
