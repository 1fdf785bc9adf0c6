/** Whose paper a file is by the name that a learning management system gave it in a bulk download. */
export type LmsFileName = {
  /** The student's own name for the file. */
  readonly rest: string;
} & (
  | { readonly system: 'moodle'; readonly name: string; readonly participant: string }
  /** `letters`: "diazana". `numbers` may begin with "LATE_". */
  | { readonly system: 'canvas'; readonly letters: string; readonly userId: string; readonly numbers: string }
  | { readonly system: 'blackboard'; readonly username: string }
  | { readonly system: 'brightspace'; readonly name: string }
);

const moodle = /^(?<name>[^_/]+)_(?<participant>\d+)_assignsubmission_[a-z]+_?(?<rest>.*)$/u;
const canvas = /^(?<letters>[^_/]+)_(?<numbers>(?:LATE_)?(?<userId>\d+)_\d+)_(?<rest>.*)$/u;
const blackboard = /_(?<username>[^_/]+)_attempt_\d{4}-\d{2}-\d{2}(?:-\d{2}){0,3}_?(?<rest>.*)$/u;
const brightspace = /^\d+-\d+ ?- ?(?<name>[^/]+?) ?- ?\p{L}{3,9}\.? \d{1,2}, \d{4}(?<rest>[^/]*)$/u;

/** File systems allow no longer names; what is longer was not written by a learning management system. */
const longest = 1024;

/**
 * Moodle: "Ana Diaz_4711_assignsubmission_file_essay.docx" (mod/assign; 4711 is the number of the participant in this
 * assignment, or of the group where students submit in groups). Canvas: "diazana_LATE_901_55012_essay.docx" (user, then
 * attachment). Blackboard: "Essay 1_adiaz_attempt_2025-02-03-12-30-45_essay.docx". Brightspace: "12-34 - Ana Diaz - Feb
 * 3, 2025 1230 PM - essay.docx". Null for other names. The first such name in a text counts: what follows it is what the
 * student called the file.
 */
export function readLmsFileName(fileName: string): LmsFileName | null {
  const shown = fileName.slice(0, longest);
  const inMoodle = moodle.exec(shown)?.groups;
  if (inMoodle !== undefined) {
    const { name = '', participant = '', rest = '' } = inMoodle;
    return { system: 'moodle', name: name.trim(), participant, rest };
  }
  const inBrightspace = brightspace.exec(shown)?.groups;
  if (inBrightspace !== undefined) {
    const { name = '', rest = '' } = inBrightspace;
    return /\p{L}/u.test(name) ? { system: 'brightspace', name: name.trim(), rest } : null;
  }
  const inCanvas = canvas.exec(shown)?.groups;
  if (inCanvas !== undefined) {
    const { letters = '', numbers = '', userId = '', rest = '' } = inCanvas;
    return { system: 'canvas', letters, numbers, userId, rest };
  }
  const inBlackboard = blackboard.exec(shown)?.groups;
  if (inBlackboard === undefined) return null;
  const { username = '', rest = '' } = inBlackboard;
  return { system: 'blackboard', username, rest };
}

/**
 * The name of a file in folders: its own, behind the outermost folder that a learning management system named after a
 * student. Folders further in are the student's and say nothing.
 */
export function nameWithStudentFolder(path: string): string {
  const segments = path.replaceAll('\\', '/').split('/');
  const name = segments.at(-1) ?? '';
  const folder = segments.slice(0, -1).find((segment) => {
    const { system } = readLmsFileName(`${segment}_`) ?? {};
    return system === 'moodle' || system === 'brightspace';
  });
  return folder === undefined ? name : `${folder.replace(/_+$/u, '')}_${name}`;
}
