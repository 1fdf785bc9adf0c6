import { listGradedExamples } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire } from './graded-example-texts.ts';

export function listGradedExamplesRoute({ gradebook, sealer }: Ports): Route {
  return route(listGradedExamples, { requires: 'own-course' }, async ({ params, query, actor }) => {
    const examples = await gradebook.gradedExamples.list({ ...query, ...params, ownerId: actor.id });
    return examples.map((example) => gradedExampleOnWire(example, sealer));
  });
}
