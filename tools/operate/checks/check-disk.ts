import { statfs } from 'node:fs/promises';
import { isBallastReleased } from '@greenpen/installation';
import { toDo, well, type Finding } from '../findings.ts';

const leastBytes = 1e9;
const leastShare = 0.05;

export async function checkDisk(about: string, folder: string): Promise<Finding> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return toDo(about, `${folder} cannot be read.`);
  if (await isBallastReleased(folder)) {
    return toDo(
      about,
      `The disk of ${folder} was full, and papers are refused until there is room. Make room.`,
    );
  }
  const free = found.bavail * found.bsize;
  const share = found.bavail / found.blocks;
  const sentence = `${(free / 1e9).toFixed(1)} GB free (${Math.round(share * 100)} %) for ${folder}.`;
  return free < leastBytes || share < leastShare
    ? toDo(about, `Only ${sentence} Make room.`)
    : well(about, sentence);
}
