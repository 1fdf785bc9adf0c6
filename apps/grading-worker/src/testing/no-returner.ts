import type { Ports } from '../ports.ts';

/** For jobs that make no feedback files. */
export const noReturner: Ports['returner'] = {
  make: () => Promise.reject(new Error('this test makes no feedback files')),
};
