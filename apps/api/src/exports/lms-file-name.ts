/** What a system's bulk download says in a file's name: who it is for, and what has to stand in a returned file's. */
export type LmsName =
  | { readonly system: 'moodle'; readonly participant: string; readonly start: string; readonly rest: string }
  | { readonly system: 'canvas'; readonly userId: string; readonly start: string; readonly rest: string };

const moodle = /^(?<start>[^_/\\]+_(?<participant>\d+)_)assignsubmission_[a-z]+_?[/\\]?(?<rest>.*)$/u;
const canvas = /^(?<start>[^_/\\]+_(?:LATE_)?(?<userId>\d+)_\d+_)(?<rest>.*)$/u;

/**
 * Moodle: "Ana Diaz_4711_assignsubmission_file_essay.docx" (mod/assign, 4711 is the participant's number in this
 * assignment). Canvas: "diazana_LATE_901_55012_essay.docx" (user, then attachment). Null for other names.
 */
export function readLmsName(fileName: string): LmsName | null {
  const inMoodle = moodle.exec(fileName)?.groups;
  if (inMoodle !== undefined) {
    const { start = '', participant = '', rest = '' } = inMoodle;
    return { system: 'moodle', participant, start, rest };
  }
  const inCanvas = canvas.exec(fileName)?.groups;
  if (inCanvas === undefined) return null;
  const { start = '', userId = '', rest = '' } = inCanvas;
  return { system: 'canvas', userId, start, rest };
}
