import type { Check } from '../../check.ts';
import { aboutTone } from './advice.ts';
import { runningTextOf } from './running-text.ts';

const OPENING =
  /^\s*(?<wrong>(?:since the (?:dawn|beginning) of (?:time|man|mankind|humanity|history)|(?:throughout|all through) (?:all of )?(?:human )?history|from the beginning of time|(?:merriam-)?webster(?:'s)?(?: dictionary)? defines|the dictionary defines|according to (?:the )?(?:dictionary|merriam-webster|webster)|in today's (?:modern )?(?:society|world|day and age)|in this day and age|as we all know|it is no secret that|there are many different (?:opinions|views) (?:on|about)))(?!\p{L})/iu;

export const clichedOpening: Check = {
  id: 'apa-cliched-opening',
  area: 'apa',
  group: 'Style of the text',
  severity: 'advice',
  cost: 'minor',
  title: 'Stock openings',
  source: 'APA 7, chapter 4',
  summary: 'A paragraph opens with its subject and not with a phrase that would fit any paper.',
  advice: aboutTone,
  *run(paper) {
    for (const { start, text } of runningTextOf(paper)) {
      const [from, to] = new RegExp(OPENING.source, 'diu').exec(text)?.indices?.groups?.['wrong'] ?? [0, 0];
      if (to === 0) continue;
      yield {
        span: { start: start + from, end: start + to },
        message: 'This phrase could open any paper. Begin with your own subject.',
      };
    }
  },
};
