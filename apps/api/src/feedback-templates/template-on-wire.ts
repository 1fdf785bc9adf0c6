import type { FeedbackTemplate } from '@greenpen/api-contract';
import type { FeedbackTemplate as TemplateRecord } from '@greenpen/gradebook';

export function templateOnWire(record: TemplateRecord): FeedbackTemplate {
  return { ...record, createdAt: record.createdAt.toISOString() };
}
