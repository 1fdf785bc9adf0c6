import { describeCheck } from '../../testing/describe-check.ts';
import { citationPersonalCommunication } from './citation-personal-communication.ts';

describeCheck(citationPersonalCommunication, {
  silentOn: [
    'He agreed (J. Ray, personal communication, March 3, 2020).',
    'Such personal communication helps (Diaz, 2019).',
    'They value personal communication (in person or by phone).',
  ],
  flags: {
    'He agreed (Ray, personal communication, March 3, 2020).': ['Ray, personal communication, March 3, 2020'],
    'He agreed (J. Ray, personal communication, 2020).': ['J. Ray, personal communication, 2020'],
  },
});
