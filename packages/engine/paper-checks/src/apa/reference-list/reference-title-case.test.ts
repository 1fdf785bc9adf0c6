import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceTitleCase } from './reference-title-case.ts';

const article = (title: string) => listOf(`Diaz, A. (2019). ${title}. Sleep Letters, 4(2), 10–19.`);

describeCheck(referenceTitleCase, {
  silentOn: [
    article('The effects of sleep on memory: A longitudinal study of young adults'),
    article('Veterans of the Vietnam War in New York City hospitals'),
    article('The Pittsburgh Sleep Quality Index'),
    article('Naps'),
    article('Sleep in the United States: National Health Interview Survey, 2012'),
    article('Using R for sleep research'),
  ],
  flags: {
    [article('Firm Resources and Sustained Competitive Advantage')]: [
      'Firm Resources and Sustained Competitive Advantage',
    ],
    [article('The Effects of Sleep on Memory: A Longitudinal Study of Young Adults')]: [
      'The Effects of Sleep on Memory: A Longitudinal Study of Young Adults',
    ],
    [article('Understanding the Impact of Stress on Student Performance')]: [
      'Understanding the Impact of Stress on Student Performance',
    ],
    [article('THE EFFECTS OF SLEEP ON MEMORY')]: ['THE EFFECTS OF SLEEP ON MEMORY'],
  },
});
