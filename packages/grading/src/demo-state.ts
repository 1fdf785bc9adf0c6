/** What became of a visitor's text. `failed`: the engine could not read it, and trying again would not help. */
export const demoStates = ['waiting', 'reading', 'done', 'failed'] as const;

export type DemoState = (typeof demoStates)[number];
