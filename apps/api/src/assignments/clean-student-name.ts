/** A student's name on one line: control characters and line breaks become spaces. */
export function cleanStudentName(name: string): string {
  return name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
