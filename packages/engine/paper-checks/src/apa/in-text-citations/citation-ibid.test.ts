import { describeCheck } from '../../testing/describe-check.ts';
import { citationIbid } from './citation-ibid.ts';

describeCheck(citationIbid, {
  silentOn: ['Sleep helps (Diaz, 2019).', 'Ibidem is a Latin word.', 'The op-ed cited a study.'],
  flags: {
    'Sleep helps (Diaz, 2019). It helps a lot (ibid., p. 4).': ['ibid.'],
    'Sleep helps (Diaz, op. cit.).': ['op. cit.'],
  },
});
