/** A number shown for a student without a name; it never changes for a submission. */
export function studentNumber(submissionId: string): number {
  // The end of an id is random; its beginning is a timestamp, which would give neighbours the same number.
  return 1000 + (Number.parseInt(submissionId.slice(-8), 16) % 9000);
}
