/** A model and its version as people read them; a version that the name begins with is not said twice. */
export function nameModel({
  model,
  version,
}: {
  readonly model: string;
  readonly version: string | null;
}): string {
  return version === null || model.startsWith(`${version} at `) ? model : `${model} (${version})`;
}
