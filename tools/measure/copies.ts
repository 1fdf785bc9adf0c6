import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findLikePapers, fingerprintOf, type AssignmentBrief, type Fingerprinted } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { profileOf } from '@greenpen/paper-scoring';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { z } from 'zod';
import { atLeast, atMost, type Figure } from './figure.ts';
import { readPlantedSets } from './planted-papers.ts';
import { createRandom, shuffled } from './random.ts';

const essayLine = z.object({ set: z.number(), essay: z.string() });
const promptTexts = z.record(z.string(), z.looseObject({ prompt: z.string() }));

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };
const PAPERS = 180;
const COPIES = 20;
const CLASSES = 5;
/** Four changed words make a shorter answer another answer. */
const FEWEST_WORDS = 100;

type Written = { readonly text: string; readonly brief: AssignmentBrief };

/** Twenty disguised copies in classes of 200 papers: the planted ones and, with a data folder, essays of `asap-aes`. */
export async function measureCopies(dataFolder: string | null): Promise<readonly Figure[]> {
  const planted = readPlantedSets().flatMap(({ brief, papers }) =>
    papers.map(({ text }) => ({ text, brief })),
  );
  const essays = dataFolder === null ? [] : await readEssays(join(dataFolder, 'asap-aes'));
  const isLong = ({ text }: Written): boolean => text.split(/\s+/u).length >= FEWEST_WORDS;
  let found = 0;
  let other = 0;
  let papers = 0;
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const random = createRandom(seed);
    const drawn = [...planted, ...shuffled(essays.filter(isLong), random).slice(0, PAPERS - planted.length)];
    const originals = shuffled(drawn, random);
    const copies = originals
      .slice(0, COPIES)
      .map((paper) => ({ ...paper, text: disguise(paper.text, random) }));
    const all = [...originals, ...copies];
    papers = all.length;
    const pairs = findLikePapers(await Promise.all(all.map(fingerprint)));
    const right = pairs.filter((pair) => pair.other === originals.length + pair.one).length;
    found += right;
    other += pairs.length - right;
  }
  const detail = `${CLASSES} classes of ${papers} papers of ${FEWEST_WORDS} words or more, ${COPIES} copies in each`;
  return [
    atLeast(1, { what: 'disguised copies found', value: found / (CLASSES * COPIES), unit: '%', detail }),
    atMost(0, { what: 'other pairs pointed out', value: other, detail }),
  ];
}

/** Four words changed and the paragraphs in another order; a text without paragraphs is turned around at its middle. */
function disguise(text: string, random: () => number): string {
  const paragraphs = text.split(/\n+/u);
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const middle = Math.floor(sentences.length / 2);
  const parts =
    paragraphs.length > 1
      ? shuffled(paragraphs, random)
      : [sentences.slice(middle).join(' '), sentences.slice(0, middle).join(' ')];
  let words = parts.join('\n\n').split(' ');
  for (let change = 0; change < 4; change += 1) {
    words = words.with(Math.floor(random() * words.length), 'something');
  }
  return words.join(' ');
}

async function fingerprint({ text, brief }: Written): Promise<Fingerprinted> {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  const { paper } = outcome;
  const { prose } = profileOf(paper, brief, meanings);
  return { hashes: fingerprintOf({ text: paper.text, spans: prose }), assignment: brief.instructions };
}

async function readEssays(folder: string): Promise<readonly Written[]> {
  const prompts = promptTexts.parse(JSON.parse(await readFile(join(folder, 'prompts_rubrics.json'), 'utf8')));
  const lines = gunzipSync(await readFile(join(folder, 'asap_aes.jsonl.gz'))).toString();
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { set, essay } = essayLine.parse(JSON.parse(line));
      const instructions = prompts[set]?.prompt ?? '';
      const brief = {
        title: '',
        description: '',
        instructions,
        rubric: '',
        type: 'assignment',
        maxPoints: 100,
      };
      return { text: essay, brief: { ...brief, type: 'assignment' as const } };
    });
}
