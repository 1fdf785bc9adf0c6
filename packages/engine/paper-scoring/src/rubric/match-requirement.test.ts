import { requirementId, type RequirementResult } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { expect, it } from 'vitest';
import { matchRequirement, matchRequirements } from './match-requirement.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const resultOf = (text: string): RequirementResult => ({
  requirement: {
    id: requirementId({ kind: 'part', text }),
    text,
    kind: 'part',
    required: true,
    asWritten: text,
    terms: [],
  },
  verdict: 'met',
  quote: null,
  span: null,
});

const asked = [
  'State clearly whether the town should build the bridge',
  'Describe how a bridge changes the lives of fishers and of shop owners',
  'Name the best objection to your claim and reply to it',
  'Define erosion in your own words',
  'Compare the bridge with the ferry',
  'Explain two limitations of the survey',
  'Propose a budget and a schedule',
].map(resultOf);

it.each([
  ['Counterargument', 'Name the best objection to your claim and reply to it'],
  ['Limitations of the study', 'Explain two limitations of the survey'],
  ['Definition of erosion', 'Define erosion in your own words'],
  ['Comparison', 'Compare the bridge with the ferry'],
  ['Budget and schedule', 'Propose a budget and a schedule'],
  ['Lives of fishers', 'Describe how a bridge changes the lives of fishers and of shop owners'],
])('finds for %j the part %j', (name, text) => {
  expect(matchRequirement({ name, description: '' }, asked, meanings)?.requirement.text).toBe(text);
});

it.each(['Organization', 'Creativity', 'Voice and tone', 'Claim', 'Participation'])(
  'finds none for %j',
  (name) => {
    expect(matchRequirement({ name, description: '' }, asked, meanings)).toBeNull();
  },
);

it('lets the description decide between parts that say the name alike', () => {
  const parts = ['Describe the causes of the flood', 'Describe the causes of the fire'].map(resultOf);
  const found = matchRequirement({ name: 'Causes', description: 'Why the fire spread' }, parts, meanings);
  expect(found?.requirement.text).toBe('Describe the causes of the fire');
});

const askedInVerbs = [
  'Decide whether the school should start later',
  'Support your view with two reasons',
  'Bring up one thing that people who disagree would say, and answer them',
  'Close with what the school board should do next year',
].map(resultOf);

it.each([
  ['Position', 'Decide whether the school should start later'],
  ['Opposing view', 'Bring up one thing that people who disagree would say, and answer them'],
  ['Rebuttal', 'Bring up one thing that people who disagree would say, and answer them'],
  ['Recommendation', 'Close with what the school board should do next year'],
])('finds for the noun %j the part that asks for it by a verb', (name, text) => {
  expect(matchRequirement({ name, description: '' }, askedInVerbs, meanings)?.requirement.text).toBe(text);
});

const textsFor = (name: string) =>
  matchRequirements({ name, description: '' }, askedInVerbs, meanings).map(
    ({ requirement }) => requirement.text,
  );

it('finds each part that a criterion names', () => {
  expect(textsFor('Position and reasons')).toEqual([
    'Decide whether the school should start later',
    'Support your view with two reasons',
  ]);
  expect(textsFor('Recommendation')).toHaveLength(1);
  expect(textsFor('Organization and voice')).toEqual([]);
});
