/** How learning management systems name the files of a bulk download; the group is the student's name. */
const patterns: readonly RegExp[] = [
  // Moodle: "Ana Diaz_1234567_assignsubmission_file_essay.docx"
  /^(?<name>[^_]+)_\d+_assignsubmission_(?:file|onlinetext)/u,
  // Brightspace: "12345-67890 - Ana Diaz - Feb 3, 2025 1230 PM - essay.docx"
  /^\d+-\d+ ?- ?(?<name>[^-]+(?:-[^- ][^-]*)*?) ?- ?\p{L}{3,9} \d{1,2}, \d{4}\b/u,
];

/** The student whom the file's name tells, or null. Canvas and Blackboard give no name that could be read. */
export function studentFromFileName(fileName: string): string | null {
  for (const pattern of patterns) {
    const name = pattern.exec(fileName)?.groups?.['name']?.trim();
    if (name !== undefined && /\p{L}/u.test(name) && name.length <= 200) return name;
  }
  return null;
}
