import { statSync } from 'node:fs';
import { healthFile } from './parts/report-health.ts';

/** Container health check: exits with 0 while API and worker are healthy. Needs only DATA_DIR. */
const longestAgeMs = 20_000;

const found = statSync(healthFile(process.env['DATA_DIR'] ?? './data'), { throwIfNoEntry: false });
process.exitCode = found !== undefined && Date.now() - found.mtimeMs < longestAgeMs ? 0 : 1;
