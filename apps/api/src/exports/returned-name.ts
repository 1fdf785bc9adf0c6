import type { ExportSystem, ReturnedKind } from '@greenpen/gradebook';
import { readLmsName } from './lms-file-name.ts';

type Paper = { readonly originalName: string; readonly studentName: string | null };

/** Names that Windows keeps for itself, and signs that no system takes in a file's name. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;
const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const longestStem = 150;

/**
 * The name by which a system finds whom a feedback file is for: Moodle reads the first four parts of the name, Canvas
 * the first two numbers. Other papers are named after their student and file.
 */
export function returnedName(paper: Paper, kind: ReturnedKind, system: ExportSystem | null): string {
  const name = readLmsName(paper.originalName);
  if (system === 'moodle' && name?.system === 'moodle') {
    return `${clean(name.start, '')}assignfeedback_file_${stemOf(name.rest, 'feedback')}.${kind}`;
  }
  if (system === 'canvas' && name?.system === 'canvas') {
    return `${clean(name.start, '')}${stemOf(name.rest, 'feedback')}.${kind}`;
  }
  const student = system === null || paper.studentName === null ? '' : `${clean(paper.studentName, '')} - `;
  return `${student}${stemOf(paper.originalName, 'paper')} - feedback.${kind}`;
}

/** Numbers names that are taken, without regard to case, as file systems compare them. */
export function createNamePool(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(free.toLowerCase());
    return free;
  };
}

function stemOf(fileName: string, otherwise: string): string {
  return clean(fileName.replace(/\.\w{1,8}$/u, ''), otherwise);
}

function clean(text: string, otherwise: string): string {
  const shown = text.toWellFormed().replaceAll(forbidden, '_').slice(0, longestStem).toWellFormed();
  const bare = shown.replace(/^[. ]+/u, '');
  if (bare === '') return otherwise;
  return reserved.test(bare) ? `${bare}_` : bare;
}
