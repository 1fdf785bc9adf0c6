import { expect, it } from 'vitest';
import { findTemplates } from './template-picker.tsx';

const templates = [
  { name: 'Depth', category: 'content', template: 'Say why the source matters.' },
  { name: 'Sources', category: 'apa', template: 'Cite each source.' },
  { name: 'Thanks', category: 'general', template: 'Thank you.' },
];

it.each([
  ['', ['Depth', 'Sources', 'Thanks']],
  ['source', ['Sources', 'Depth']],
  ['SAY source', ['Depth']],
  ['apa', ['Sources']],
  ['nothing', []],
])('searches for %j', (words, names) => {
  expect(findTemplates(templates, words).map(({ name }) => name)).toEqual(names);
});
