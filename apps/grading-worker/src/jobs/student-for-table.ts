import type { FoundStudent } from '@greenpen/grading';

const longestName = 200;

/** Who wrote the paper, fit for a table's columns. */
export function studentForTable({ name, email, otherName = null }: FoundStudent): FoundStudent {
  const address = shown(email);
  return {
    name: shown(name)?.slice(0, longestName) ?? null,
    email: address !== null && address.length <= 320 ? address : null,
    otherName: shown(otherName)?.slice(0, longestName) ?? null,
  };
}

/** Without control characters, which neither a screen nor PostgreSQL takes. */
function shown(text: string | null): string | null {
  const clean =
    text
      ?.toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim() ?? '';
  return clean === '' ? null : clean;
}
