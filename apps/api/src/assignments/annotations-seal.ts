import { annotations } from '@greenpen/api-contract';
import { type Annotations, noAnnotations } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';

/** Encrypts the instructor's comments and changes of findings as JSON; null where there are none. */
export function sealAnnotations(sealer: Sealer, { comments, findingEdits }: Annotations): Uint8Array | null {
  if (comments.length === 0 && Object.keys(findingEdits).length === 0) return null;
  return sealer.seal(JSON.stringify({ comments, findingEdits }));
}

export function unsealAnnotations(sealer: Sealer, sealed: Uint8Array | null): Annotations {
  return sealed === null ? noAnnotations : annotations.parse(JSON.parse(sealer.open(sealed)));
}
