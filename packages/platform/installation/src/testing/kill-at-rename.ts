/** For `--import`: kills this process at its KILL_AT-th rename or removal. */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { rename, rm } = fs;
let left = Number(process.env['KILL_AT']);

function strike(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

fs.rename = async (from, to) => {
  strike();
  await rename(from, to);
};

fs.rm = async (path, options) => {
  strike();
  await rm(path, options);
};

syncBuiltinESMExports();
