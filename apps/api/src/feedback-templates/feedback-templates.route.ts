import {
  type FeedbackTemplate,
  listFeedbackTemplates,
  createFeedbackTemplate,
  deleteFeedbackTemplate,
  fewestPapersToSuggest,
  suggestTemplates,
} from '@greenpen/api-contract';
import type { FeedbackTemplate as TemplateRecord } from '@greenpen/gradebook';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import type { OwnComment } from '@greenpen/grading';
import { unsealAnnotations } from '../assignments/annotations-seal.ts';

export function listFeedbackTemplatesRoute({ gradebook }: Ports): Route {
  return route(listFeedbackTemplates, { requires: 'signed-in' }, async ({ query, actor }) => {
    const withStarters = query.starters === 'with';
    const templates = await gradebook.templates.list({ ownerId: actor.id, withStarters });
    return templates.map(templateOnWire);
  });
}

export function createFeedbackTemplateRoute({ gradebook }: Ports): Route {
  return route(createFeedbackTemplate, { requires: 'signed-in' }, async ({ body, actor }) =>
    templateOnWire(await gradebook.templates.create({ ...body, ownerId: actor.id })),
  );
}

export function deleteFeedbackTemplateRoute({ gradebook }: Ports): Route {
  return route(deleteFeedbackTemplate, { requires: 'own-template' }, async ({ params, actor }) => {
    await gradebook.templates.delete({ ownerId: actor.id, templateId: params.id });
    return { deleted: true as const };
  });
}

const MOST_SUGGESTED = 20;

export function suggestTemplatesRoute({ gradebook, sealer }: Ports): Route {
  return route(suggestTemplates, { requires: 'signed-in' }, async ({ actor }) => {
    const ownerId = actor.id;
    const saved = await gradebook.templates.list({ ownerId, withStarters: true });
    const papers = await gradebook.grades.listNewestAnnotations({ ownerId });
    const comments = papers.map((sealed) => unsealAnnotations(sealer, sealed).comments);
    const isSaved = new Set(saved.map(({ template }) => wordsOf(template)));
    return countComments(comments).filter(({ text }) => !isSaved.has(wordsOf(text)));
  });
}

type Counted = { readonly text: string; readonly category: OwnComment['area']; readonly papers: number };

/** The comments of several papers that have the same words, counted by papers; the newest wording of each. */
function countComments(papers: readonly (readonly OwnComment[])[]): readonly Counted[] {
  const counts = new Map<string, Counted>();
  for (const comments of papers) {
    const ofPaper = new Map(comments.map((comment) => [wordsOf(comment.text), comment]));
    for (const [words, { text, area }] of ofPaper) {
      const { papers: before, ...first } = counts.get(words) ?? { text, category: area, papers: 0 };
      counts.set(words, { ...first, papers: before + 1 });
    }
  }
  return [...counts.values()]
    .filter((one) => one.papers >= fewestPapersToSuggest)
    .toSorted((a, b) => b.papers - a.papers)
    .slice(0, MOST_SUGGESTED);
}

/** Comments that differ in spaces and capitals alone have the same words. */
function wordsOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function templateOnWire(record: TemplateRecord): FeedbackTemplate {
  return { ...record, createdAt: record.createdAt.toISOString() };
}
