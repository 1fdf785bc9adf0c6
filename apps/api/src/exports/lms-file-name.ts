/** What a system's bulk download says in a file's name: whose paper it is, and what its own numbers for it are. */
export type LmsName = {
  /** As the system writes it: "Ana Diaz", "diazana". */
  readonly name: string;
  /** The student's own name for the file. */
  readonly rest: string;
} & (
  | { readonly system: 'moodle'; readonly participant: string }
  | { readonly system: 'canvas'; readonly userId: string; readonly numbers: string }
);

const moodle = /^(?<name>[^_/\\]+)_(?<participant>\d+)_assignsubmission_[a-z]+_?[/\\]?(?<rest>.*)$/su;
const canvas = /^(?<name>[^_/\\]+)_(?<numbers>(?:LATE_)?(?<userId>\d+)_\d+)_(?<rest>.*)$/su;

/**
 * Moodle: "Ana Diaz_4711_assignsubmission_file_essay.docx" (mod/assign; 4711 is the participant's number in this
 * assignment). Canvas: "diazana_LATE_901_55012_essay.docx" (user, then attachment). Null for other names.
 */
export function readLmsName(fileName: string): LmsName | null {
  const inMoodle = moodle.exec(fileName)?.groups;
  if (inMoodle !== undefined) {
    const { name = '', participant = '', rest = '' } = inMoodle;
    return { system: 'moodle', name, participant, rest };
  }
  const inCanvas = canvas.exec(fileName)?.groups;
  if (inCanvas === undefined) return null;
  const { name = '', numbers = '', userId = '', rest = '' } = inCanvas;
  return { system: 'canvas', name, numbers, userId, rest };
}
