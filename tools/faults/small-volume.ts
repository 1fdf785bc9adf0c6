import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const chunk = Buffer.alloc(64 * 1024);

/** A file system in memory of so many megabytes, that a scenario can fill or make read-only. */
export class SmallVolume {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** The folder has to be there. */
  static async mount(folder: string, megabytes: number): Promise<SmallVolume> {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
    return new SmallVolume(folder);
  }

  /** True where this user may mount; on most machines only root may. */
  static async isPossible(): Promise<boolean> {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-mount-'));
    try {
      const volume = await SmallVolume.mount(folder, 1);
      await volume.unmount();
      return true;
    } catch {
      return false;
    } finally {
      await rmdir(folder);
    }
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }

  /** Takes every byte that is left. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (;;) await file.write(chunk);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async setReadOnly(isReadOnly: boolean): Promise<void> {
    await run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.folder]);
  }

  async unmount(): Promise<void> {
    await run('umount', ['--lazy', this.folder]);
  }
}
