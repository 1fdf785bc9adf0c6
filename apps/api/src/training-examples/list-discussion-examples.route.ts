import { listDiscussionExamples } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire } from './discussion-example-texts.ts';

export function listDiscussionExamplesRoute({ gradebook, sealer }: Ports): Route {
  return route(listDiscussionExamples, { requires: 'own-course' }, async ({ params, query, actor }) => {
    const examples = await gradebook.discussionExamples.list({ ...query, ...params, ownerId: actor.id });
    return examples.map((example) => discussionExampleOnWire(example, sealer));
  });
}
