import { statSync } from 'node:fs';
import { healthFile } from './parts/report-health.ts';

/** For the health check of a container: ends with 0 while API and worker are well. Needs no more than DATA_DIR. */
const longestAgeMs = 20_000;

const found = statSync(healthFile(process.env['DATA_DIR'] ?? './data'), { throwIfNoEntry: false });
process.exitCode = found !== undefined && Date.now() - found.mtimeMs < longestAgeMs ? 0 : 1;
