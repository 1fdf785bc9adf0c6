import type { Agreement } from '@greenpen/api-contract';

const SIZE = 200;
const EDGE = 22;
const HALF_LETTER = 5;

/** Draft totals across, approved totals up, with the band of half a letter around equal ones; a table says the same. */
export function ScatterPlot({ papers }: Pick<Agreement, 'papers'>) {
  const lowest = Math.min(...papers.flatMap(({ drafted, approved }) => [drafted, approved]));
  const from = Math.max(0, Math.floor((lowest - HALF_LETTER) / 10) * 10);
  const place = (score: number) => ((score - from) / (100 - from)) * (SIZE - EDGE);
  const x = (score: number) => EDGE + place(score);
  const y = (score: number) => SIZE - EDGE - place(score);
  const band = [
    [from, from + HALF_LETTER],
    [100 - HALF_LETTER, 100],
    [100, 100],
    [100, 100 - HALF_LETTER],
    [from + HALF_LETTER, from],
    [from, from],
  ] as const;
  return (
    <figure className="shrink-0">
      <svg
        aria-hidden
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="overflow-visible"
      >
        <polygon
          points={band.map(([across, up]) => `${x(across)},${y(up)}`).join(' ')}
          className="fill-pen-wash"
        />
        <path d={`M${EDGE} 0V${SIZE - EDGE}H${SIZE}`} className="fill-none stroke-edge" />
        <path d={`M${x(from)} ${y(from)}L${x(100)} ${y(100)}`} className="stroke-edge" />
        {papers.map(({ id, drafted, approved }) => (
          <circle key={id} cx={x(drafted)} cy={y(approved)} r="3" className="fill-pen opacity-60" />
        ))}
        {[from, 100].map((score) => (
          <g key={score} className="fill-pencil text-12">
            <text x={x(score)} y={SIZE - 6} textAnchor={score === from ? 'start' : 'end'}>
              {score}
            </text>
            <text x={EDGE - 4} y={y(score) + (score === from ? 0 : 10)} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 text-12 text-pencil">Draft (across) and approved total (up)</figcaption>
    </figure>
  );
}
