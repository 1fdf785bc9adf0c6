import { AppError } from '@greenpen/api-contract';
import { type TemplateCategory } from '@greenpen/grading';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { feedbackTemplates } from '../schema/courses.ts';
import type { Executor } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A reusable comment of the instructor. */
export type FeedbackTemplate = {
  readonly id: string;
  readonly name: string;
  readonly category: TemplateCategory;
  readonly template: string;
  /** Given to a new account, not written by the instructor. */
  readonly isStarter: boolean;
  readonly createdAt: Date;
};

const shown = {
  id: feedbackTemplates.id,
  name: feedbackTemplates.name,
  category: feedbackTemplates.category,
  template: feedbackTemplates.template,
  isStarter: feedbackTemplates.isStarter,
  createdAt: feedbackTemplates.createdAt,
};

/** The instructor's own, newest first, or those and then the starter set, by name; each by category. */
function listTemplates(
  db: Executor,
  { ownerId, withStarters = false }: { readonly ownerId: string; readonly withStarters?: boolean },
): Promise<FeedbackTemplate[]> {
  const isOwn = withStarters ? undefined : eq(feedbackTemplates.isStarter, false);
  return db
    .select(shown)
    .from(feedbackTemplates)
    .where(and(eq(feedbackTemplates.ownerId, ownerId), isOwn))
    .orderBy(
      asc(feedbackTemplates.isStarter),
      asc(feedbackTemplates.category),
      // The starter set is made in one moment, so ids do not order it.
      sql`case when ${feedbackTemplates.isStarter} then ${feedbackTemplates.name} end`,
      desc(feedbackTemplates.id),
    );
}

function createTemplate(
  db: Executor,
  template: { readonly ownerId: string } & Omit<FeedbackTemplate, 'id' | 'createdAt' | 'isStarter'>,
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
