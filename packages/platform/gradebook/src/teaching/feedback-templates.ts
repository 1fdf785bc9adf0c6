import { AppError } from '@greenpen/api-contract';
import { type TemplateCategory } from '@greenpen/grading';
import { and, asc, desc, eq } from 'drizzle-orm';
import { feedbackTemplates } from '../schema/courses.ts';
import type { Executor } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A reusable comment of the instructor. */
export type FeedbackTemplate = {
  readonly id: string;
  readonly name: string;
  readonly category: TemplateCategory;
  readonly template: string;
  readonly createdAt: Date;
};

const shown = {
  id: feedbackTemplates.id,
  name: feedbackTemplates.name,
  category: feedbackTemplates.category,
  template: feedbackTemplates.template,
  createdAt: feedbackTemplates.createdAt,
};

/** Sorted by category, then newest first. */
function listTemplates(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<FeedbackTemplate[]> {
  return db
    .select(shown)
    .from(feedbackTemplates)
    .where(eq(feedbackTemplates.ownerId, ownerId))
    .orderBy(asc(feedbackTemplates.category), desc(feedbackTemplates.id));
}

function createTemplate(
  db: Executor,
  template: { readonly ownerId: string } & Omit<FeedbackTemplate, 'id' | 'createdAt'>,
): Promise<FeedbackTemplate> {
  const { ownerId, name, category, template: text } = template;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(feedbackTemplates)
      .values({ ownerId, name, category, template: text })
      .returning(shown);
    if (row === undefined) throw new AppError('TEMPLATE_NOT_FOUND');
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'template-created', detail: { templateId: row.id } },
    ]);
    return row;
  });
}

/** Throws TEMPLATE_NOT_FOUND. */
function deleteTemplate(
  db: Executor,
  { ownerId, templateId }: { readonly ownerId: string; readonly templateId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(feedbackTemplates)
      .where(and(eq(feedbackTemplates.id, templateId), eq(feedbackTemplates.ownerId, ownerId)))
      .returning({ id: feedbackTemplates.id });
    if (deleted.length === 0) throw new AppError('TEMPLATE_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'template-deleted', detail: { templateId } }]);
  });
}

export { listTemplates as list, createTemplate as create, deleteTemplate as delete };
