import type { Ports } from '../ports.ts';

export type SweptVisitors = { readonly demos: number; readonly messages: number };

/** Deletes what visitors tried ten minutes ago, and what they wrote a year ago. */
export async function sweepVisitors({ gradebook }: Ports): Promise<SweptVisitors> {
  return {
    demos: await gradebook.demoReviews.sweep(),
    messages: await gradebook.contactMessages.sweep(),
  };
}
