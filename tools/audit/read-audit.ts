import { z } from 'zod';

export type AuditOutcome =
  | { readonly kind: 'asked'; readonly serious: readonly string[]; readonly lesser: number }
  /** Nothing is known: a registry that does not answer has said nothing good. */
  | { readonly kind: 'not-asked'; readonly reason: string };

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
});

const seriousOnes = new Set(['high', 'critical']);

/** What `npm audit --json` printed; only a whole report counts as an answer. */
export function readAudit(printed: string): AuditOutcome {
  const content = parseJson(printed);
  const { data } = report.safeParse(content);
  if (data === undefined) {
    const said = failure.safeParse(content).data;
    const reason = said?.message ?? said?.error?.summary ?? said?.error?.code ?? 'npm printed no report';
    return { kind: 'not-asked', reason };
  }
  if (data.metadata.dependencies.prod === 0) {
    return { kind: 'not-asked', reason: 'npm found no package to ask about' };
  }
  const found = Object.entries(data.vulnerabilities);
  const serious = found
    .filter(([, { severity }]) => seriousOnes.has(severity))
    .map(([name, { severity, range, fixAvailable }]) => {
      const fix = fixAvailable === false ? 'no fix yet' : 'a fix is there';
      return `${name} ${range}: ${severity}, ${fix}`;
    });
  return { kind: 'asked', serious, lesser: found.length - serious.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
