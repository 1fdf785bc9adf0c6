/**
 * Fits the weights of the engine to papers of our own, and prints them with how well they do on papers that they were
 * not fitted to: `npm run fit`, or a part of it by `npm run fit -- topic`, `parts`, `content` or `order`. `--write`
 * writes them into the engine, but those of the topic, which are pasted.
 */
import { fitOrder } from './fit-order.ts';
import { fitParts } from './fit-parts.ts';
import { printSigns } from './fit-signs.ts';
import { fitTopic } from './fit-topic.ts';
import { readPartExamples } from './part-examples.ts';
import { writePartWeights } from './part-weights-files.ts';

/** The parts: by a reader's verdicts and quotations, and once more without each assignment, for measuring. */
async function fitAllParts(isWritten: boolean): Promise<void> {
  const folds = fitParts(await readPartExamples());
  console.log('parts:', folds.all);
  if (isWritten) writePartWeights(folds);
}

const fits = { topic: fitTopic, parts: fitAllParts, content: printSigns, order: fitOrder };

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
for (const [name, fit] of Object.entries(fits)) {
  if (asked.length === 0 || asked.includes(name)) await fit(words.includes('--write'));
}
