import { describeCheck } from '../../testing/describe-check.ts';
import { citationSecondary } from './citation-secondary.ts';

describeCheck(citationSecondary, {
  silentOn: [
    'It is old (Rabbitt, 1982, as cited in Diaz, 2014).',
    'This was cited in Diaz (2014) and elsewhere.',
    'It was quoted in the news (Diaz, 2014).',
  ],
  flags: {
    'It is old (Rabbitt, 1982, cited in Diaz, 2014).': ['cited in'],
    'It is old (qtd. in Diaz, 2014).': ['qtd. in'],
  },
  suggests: { 'It is old (qtd. in Diaz, 2014).': ['as cited in'] },
});
