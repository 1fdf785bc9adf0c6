import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';

/** "2026-03-04 05:06 UTC"; empty for null. */
export function moment(at: Date | null): string {
  return at === null ? '' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A heading and its lines; empty without lines. */
export function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${heading}\n${'-'.repeat(heading.length)}\n${lines.join('\n')}\n\n`;
}

/** "Name: value" for each value that is not null. */
export function facts(list: readonly (readonly [string, string | number | null])[]): string[] {
  return list.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`]));
}

/** The same content as text and as JSON. */
export function bothWays(name: string, at: Date, written: { text: string; json: unknown }): ArchiveEntry[] {
  return [
    { name: `${name}.txt`, at, content: written.text },
    { name: `${name}.json`, at, content: JSON.stringify(written.json, null, 2) },
  ];
}
