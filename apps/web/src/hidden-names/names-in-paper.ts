import type { Paper } from '@greenpen/paper';
import { findAuthorNames } from '@greenpen/paper-structure';

/** The people whom a paper names about itself: who wrote the file, and the authors on its title page. */
export function namesInPaper(paper: Omit<Paper, 'hidden'>): readonly string[] {
  const { author } = paper.properties;
  return [...(author === null ? [] : [author]), ...findAuthorNames({ ...paper, hidden: [] })];
}
