import { type Check, runChecks } from '@greenpen/paper-checks';
import { readPaper } from '@greenpen/paper-extraction';
import type { Drafting } from '@greenpen/grading';
import type { VoiceProfile } from '@greenpen/voice';
import { type AboutWork, learnInstructorVoice } from './learn-instructor-voice.ts';
import type { InstructorVoice } from './review-request.ts';

const MOST_KEPT = 300;
/** Checking a paper takes a fraction of a second of those that a review may take. */
const MOST_READ = 12;
const MOST_CHARACTERS = 20_000;

/** The papers of a class share their examples, so each is read once per process. */
const kept = new Map<string, readonly string[]>();

/** What was learned, and the checks that marked the papers of her examples, by example id. */
type Learned = Pick<Drafting, 'marked'> & { readonly voice: VoiceProfile | null };

/**
 * Learns an instructor's voice. The papers of her examples are checked as well, so that what she wrote of a fault is
 * told from what else she wrote.
 */
export async function learnFromSources(
  voice: InstructorVoice | undefined,
  { checks, work }: { readonly checks: readonly Check[]; readonly work: AboutWork },
): Promise<Learned> {
  if (voice === undefined) return { voice: null };
  const marked: Record<string, readonly string[]> = {};
  for (const { id, kind, work } of voice.sources) {
    if (kind !== 'example' || work === undefined || work.length > MOST_CHARACTERS) continue;
    if (Object.keys(marked).length >= MOST_READ) break;
    // One after another: the checks occupy this thread anyway.
    // oxlint-disable-next-line no-await-in-loop
    marked[id] = await checksThatMark(work, checks);
  }
  return {
    voice: learnInstructorVoice(voice, { marked, work }),
    ...(Object.keys(marked).length > 0 && { marked }),
  };
}

async function checksThatMark(text: string, checks: readonly Check[]): Promise<readonly string[]> {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const read = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'example.txt' });
  const found = read.status === 'refused' ? [] : (await runChecks(read.paper, () => {}, checks)).findings;
  const ids = [...new Set(found.map(({ check }) => check))];
  kept.set(text, ids);
  return ids;
}
