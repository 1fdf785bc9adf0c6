import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { disposeGrammar, judgeGrammar, warmGrammar } from './find-grammar-issues.ts';

/** The library's file takes a while to load on a busy machine. */
beforeAll(warmGrammar, 60_000);
afterAll(disposeGrammar);

async function correctionsIn(text: string): Promise<readonly (readonly string[])[]> {
  const { findings } = await judgeGrammar(paperOf(text));
  return findings.map(({ quote, suggestions }) => [quote ?? '', ...suggestions.slice(0, 1)]);
}

describe('corrections of errors that touch', () => {
  it('mends the apostrophe and the comma behind it separately', async () => {
    expect(await correctionsIn('The delay is a burden for the clinic’s, they have too few rooms.')).toEqual([
      ['clinic’s', 'clinics'],
      [',', ';'],
    ]);
    expect(await correctionsIn('It is hard on the driver’s, nobody pays them for the wait.')).toEqual([
      ['driver’s', 'drivers'],
      [',', ';'],
    ]);
  });

  it('never repeats a misspelled word with a comma behind it', async () => {
    expect(await correctionsIn('She trusted the docter but the nurse did not.')).toEqual([
      ['docter', 'doctor'],
      ['but'],
    ]);
  });

  it('keeps a possessive that owns something left out', async () => {
    expect(await correctionsIn('The fault was the clinic’s, and the nurses knew it.')).toEqual([]);
    expect(await correctionsIn('Her score was higher than the driver’s, they found.')).toEqual([]);
    expect(await correctionsIn('She is a friend of the driver’s, and they met at work.')).toEqual([]);
  });
});

describe('right sentences as students write them', () => {
  it.each([
    'The arguments against it are not as strong as those for it.',
    'A tax lowers how much people drink.',
    'Many keep the old paper ones as trash can liners, so they would have to buy liners instead.',
    'A short quiz on Fridays would be a more honest way to collect that information.',
    'The conclusion that the editors draw is a careful one.',
    'The lamp was on, the chair was near and the pages were in order.',
    'Mills says that troubles are private. Most people find Mills hard to read.',
    'Since the strike a lot of drivers have left the company.',
    'It was a claim that the owners had good reason to doubt.',
    'A patient in the valley can now see a doctor by video without a long drive.',
    'Thanks for reading, have a great weekend!',
    'Her cousin Will should be in charge of choosing the color.',
    'Were the bridge to close, the shops would suffer. Were it not for the ferry, nobody would come.',
    'The owners were asked not to judge by accent or by rumor.',
    'Is she wise to sell the house? Was it cold enough to snow?',
    'The crystals and the soma of each cell were drawn; the soma is the body of the cell.',
    'Cross-laminated timber, or crosslam, is made of boards. A crosslam wall is light.',
    'The bank needed a small loan instead of a large one of the same kind.',
    'Nor do the owners, who find her stubborn, want to sell.',
    'It is the light that makes cinema cinema.',
    'A third objection concerns means of payment, and the second law concerns goods.',
    'The judge found it odd, and most of us thought it fair.',
    'The strike would no doubt have ended sooner, and it could no longer be hidden.',
    'The aim of the tax is to slow the growth of the city.',
    'It costs time, so testing pipes by hand is rare, and what counts is the price.',
    'He was late, but he and his sister want to stay.',
    'They hunt together then rest at night.',
    'More people drove because then the bus was slow.',
    'Our neighbors do too.',
    'You have to be patient with the dog.',
    'They fought within its walls, then it fell.',
    'The clerk was good in theory.',
    'The bell rang a moment or two of the evening before, and a six in ten chance is good.',
    'We would pay if there were proof that it works.',
    'Generic they is as old as the language.',
    'A guard who can leave at will helps nobody.',
    'If we all pull together, we can move it. She ate the bread before it went stale.',
    'A roof that is never repaired leaks a little more every winter.',
    'The letter she was reading was long, and the town he was born in is gone.',
    'The best song they wrote was short. The day she left the shop was closed.',
    'Half of what is sold in the shops people make at home.',
    'So that was the end of it, and so that is why they left.',
    'Especially in summer the river is low.',
    'When they fell, the leaves covered the roof, and after reading lessons the class rested.',
    'According to the report, crime numbers fell. According to a study published in May crime fell.',
    'Traces of it are old, and the drawings of her were sold.',
    'Nine houses were sold, half of them wrecks without a roof.',
    'You can keep the list of coins this museum asks for in a drawer.',
    'The storm changed the whole valley overnight, which surprised the farmers.',
    'The maid would never have left.',
    'If the rain stops, the saying goes, the river falls.',
    'It took a while to dry.',
    'The bill from last month was paid.',
    'She put it on on a Sunday.',
    'Californians vote by mail, and Americans drive more than others.',
    'There are rooms the guests never see, and they are cold.',
    'He retired, about two years after everyone thought he would.',
    'The cell has a villus and a hilum, and the argument has the form of modus ponens.',
    'This chapter deals with the last group, released prisoners who work.',
  ])('have no error: %s', async (text) => {
    const { findings } = await judgeGrammar(paperOf(text));
    expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });
});
