import { readPlantedSets, type PlantedPaper, type PlantedSet } from '../planted-papers.ts';
import { createRandom, shuffled } from '../random.ts';
import type { JudgedPaper } from './judged-papers.ts';

const PAPERS = 4;
const FAULTS = 10;
const FEWEST_CHARACTERS = 2400;
/** Words of a paragraph that can take a fault. */
const FEWEST_WORDS = 45;

type Fault = JudgedPaper['faults'][number];

/** Sentences that go wrong in one way each; `{it}` is a word that the paper uses often. */
const SENTENCES: readonly (readonly [kind: string, sentences: readonly string[]])[] = [
  [
    'overgeneralisation',
    [
      'What is true here is true of every {it} at every time and in every country.',
      'No {it} has ever turned out otherwise, and none ever will.',
    ],
  ],
  [
    'cause from correlation',
    [
      'The two numbers rise in the same years, so the first must be what makes the second rise.',
      'People who read about {it} also sleep longer, which shows that reading about it makes them sleep.',
    ],
  ],
  [
    'unsupported claim',
    [
      'Most experts on {it} have given up the older view in the last few years.',
      'Nine out of ten people in this country have changed their mind about {it}.',
    ],
  ],
  [
    'anecdote as proof',
    [
      'My cousin tried exactly this once and it worked, so the matter is settled.',
      'A man on the radio said that it never helped him, which proves that it helps nobody.',
    ],
  ],
  [
    'attack on a person',
    [
      'Anyone who still doubts this has simply never thought about anything.',
      'The people who say the opposite are paid to say it and need no answer.',
    ],
  ],
  [
    'circular',
    [
      'This matters because it is important, and it is important because it matters.',
      'The claim about {it} must be right, since a claim that is right about {it} would say just this.',
    ],
  ],
];

/**
 * Papers without faults of reasoning, with ten faults of eight kinds planted at random places: the same for a seed, and
 * unknown to whoever answers.
 */
export function plantFaults(seed: number): readonly JudgedPaper[] {
  const random = createRandom(seed);
  const sets = readPlantedSets();
  const clean = sets.flatMap((set) =>
    set.papers
      .filter(({ kind, text }) => kind === 'good' && text.length >= FEWEST_CHARACTERS)
      .map((paper) => ({ set, paper })),
  );
  const planted: JudgedPaper[] = [];
  for (const { set, paper } of shuffled(clean, random)) {
    const one = plantIn({ set, paper, sets, random });
    // A paper with few numbers has nothing to contradict.
    if (one.faults.length === FAULTS) planted.push(one);
    if (planted.length === PAPERS) break;
  }
  return planted;
}

type Planting = {
  readonly set: PlantedSet;
  readonly paper: PlantedPaper;
  readonly sets: readonly PlantedSet[];
  readonly random: () => number;
};

function plantIn({ set, paper, sets, random }: Planting): JudgedPaper {
  const word = frequentWord(paper.text);
  const faults: Fault[] = [
    ...SENTENCES.map(([kind, sentences]) => ({
      kind,
      quote: (shuffled(sentences, random)[0] ?? '').replaceAll('{it}', word),
    })),
    ...strayLines(set, sets, random),
    ...contradictions(paper.text, random),
  ];
  const paragraphs = paper.text.split('\n\n');
  const places = paragraphs.flatMap((paragraph, index) =>
    paragraph.split(/\s+/u).length >= FEWEST_WORDS ? [index] : [],
  );
  for (const [index, { quote, against }] of shuffled(faults, random).entries()) {
    const first = against === undefined ? 0 : paragraphs.findIndex((one) => one.includes(against)) + 1;
    const open = places.filter((place) => place >= first);
    const place = open[(index + Math.floor(random() * open.length)) % open.length] ?? places.at(-1) ?? 0;
    paragraphs[place] = insert(paragraphs[place] ?? '', quote, random);
  }
  return {
    name: `${set.name} ${paper.id}`,
    assignment: set.brief,
    text: paragraphs.join('\n\n'),
    faults,
    missing: [],
  };
}

/** Between two sentences, or at the end. */
function insert(paragraph: string, sentence: string, random: () => number): string {
  const sentences = paragraph.split(/(?<=[a-z)]\.)\s+(?=\p{Lu})/u);
  const at = 1 + Math.floor(random() * sentences.length);
  return [...sentences.slice(0, at), sentence, ...sentences.slice(at)].join(' ');
}

/** Sentences of papers on something else. */
function strayLines(
  { name }: PlantedSet,
  sets: readonly PlantedSet[],
  random: () => number,
): readonly Fault[] {
  return shuffled(
    sets.filter((set) => set.name !== name),
    random,
  )
    .slice(0, 2)
    .flatMap(({ papers }) => {
      const lines = (papers[0]?.text ?? '')
        .split('\n\n')
        .flatMap((one) => one.split(/(?<=[a-z]\.)\s+(?=\p{Lu})/u));
      const plain = lines.filter((line) => /^\p{Lu}[^()“”"\d]{60,180}\.$/u.test(line));
      const [quote] = shuffled(plain, random);
      return quote === undefined ? [] : [{ kind: 'irrelevant passage', quote }];
    });
}

/** Sentences with a number, said again later with another number. */
function contradictions(text: string, random: () => number): readonly Fault[] {
  const [body = ''] = text.split(/\n+(?:References|Works Cited)\n/u);
  const lines = body
    .split('\n\n')
    .slice(0, -1)
    .flatMap((one) => one.split(/(?<=[a-z)]\.)\s+(?=\p{Lu})/u));
  const counted = lines.filter(
    (line) => /^\p{Lu}[^“”"\n]*\b\d{2,3}\b[^“”"\n]*\.$/u.test(line) && line.length < 260,
  );
  return shuffled(counted, random)
    .flatMap((against) => {
      const plain = against.replaceAll(/\s*\([^)]*\d{4}[^)]*\)/gu, '');
      const quote = plain.replace(/\b\d{2,3}\b/u, (number) => String(Number(number) * 3 + 7));
      return quote === plain ? [] : [{ kind: 'contradiction', quote, against }];
    })
    .slice(0, 2);
}

function frequentWord(text: string): string {
  const words = text.toLowerCase().match(/\b[a-z]{6,}\b/gu) ?? [];
  const counts = Map.groupBy(words, (word) => word);
  const [[word] = ['this']] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return word;
}
