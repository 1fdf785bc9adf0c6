import { Badge } from '../../../components/badge.tsx';
import { Change } from './change.tsx';
import { wordsOfCheck, type CheckChange } from './compare-findings.ts';

const areas = { grammar: 'Grammar', apa: 'APA', content: 'Content' } as const;

/** Checks whose findings are gone, new, or more or fewer than before. */
export function FindingChanges({ changes }: { readonly changes: readonly CheckChange[] }) {
  if (changes.length === 0) return <p className="text-pencil">The same checks find as much as before.</p>;
  return (
    <ul className="divide-y divide-rule rounded-lg border border-rule">
      {changes.map(({ check, area, before, after }) => (
        <li key={check} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
          <span className="min-w-0 grow truncate max-sm:basis-full">{wordsOfCheck(check)}</span>
          {before === 0 && <Badge tone="yellow">New</Badge>}
          {after === 0 && <Badge tone="green">Gone</Badge>}
          <span className="w-16 shrink-0 text-13 text-pencil max-sm:grow">{areas[area]}</span>
          <span className="w-16 shrink-0 text-right text-13 text-pencil tabular-nums">
            {before} → {after}
          </span>
          <span className="w-10 shrink-0 text-right tabular-nums">
            <Change by={after - before} isMoreBetter={false} />
          </span>
        </li>
      ))}
    </ul>
  );
}
