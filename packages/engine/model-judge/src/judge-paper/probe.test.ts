import { describe, expect, it } from 'vitest';
import { plainPaper } from '@greenpen/paper';
import { probes, readProbe, writeProbePrompt } from './probe.ts';

const [faulty, lacking, other] = probes;
if (faulty === undefined || lacking === undefined || other === undefined) throw new Error('no probes');

const paperOf = ({ text }: { readonly text: string }) => plainPaper(text.trim().split('\n\n'));
const result = (probe: typeof faulty, reply: object) =>
  readProbe(probe, paperOf(probe), JSON.stringify(reply));
const fault = (quote: string) => {
  return {
    kind: 'unsupported claim',
    quotes: [quote],
    why: 'This does not follow.',
    change: '',
    basis: 'paper',
  };
};

describe('a probe', () => {
  it('is passed by naming most of its faults', () => {
    const faults = faulty.faults.slice(0, 3).map(fault);
    expect(result(faulty, { faults })).toMatchObject({
      found: 3,
      planted: 5,
      falseNamed: 0,
      isGoodEnough: true,
    });
    expect(result(faulty, { faults: faults.slice(0, 2) }).isGoodEnough).toBe(false);
  });

  it('is failed by finding fault with what is sound', () => {
    const id = /^(R\d+): [^\n]*cost/mu.exec(writeProbePrompt(lacking, paperOf(lacking)).assignment)?.[1];
    const missing = { id, verdict: 'not met', quotes: [], lacking: '', searched: ['dollars', 'budget'] };
    expect(result(lacking, { requirements: [missing] })).toMatchObject({ found: 1, isGoodEnough: true });
    const faults = [
      'The lane is closed to cars',
      'The station square offers more people',
      'That objection is serious',
    ].map(fault);
    expect(result(lacking, { requirements: [missing], faults })).toMatchObject({
      falseNamed: 3,
      isGoodEnough: false,
    });
  });

  it('of another assignment is passed by saying so', () => {
    const relevance = { quotes: ['She dances on the comb in the dark'], reason: 'It is about bees.' };
    expect(result(other, { relevance: { ...relevance, verdict: 'off' } }).isGoodEnough).toBe(true);
    expect(result(other, { relevance: { ...relevance, verdict: 'on' } }).isGoodEnough).toBe(false);
  });
});
