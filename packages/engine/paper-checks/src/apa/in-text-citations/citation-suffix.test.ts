import { describeCheck } from '../../testing/describe-check.ts';
import { citationSuffix } from './citation-suffix.ts';

describeCheck(citationSuffix, {
  silentOn: [
    'Sleep helps (Greaves, 1968).',
    'Martin Luther King Jr. spoke of dreams.',
    'It ended (World War II, 1945).',
  ],
  flags: {
    'Sleep helps (Greaves Jr., 1968).': ['Greaves Jr.'],
    'Sleep helps (Greaves, Jr., & Lee, 1968).': ['Greaves, Jr., & Lee'],
  },
  suggests: { 'Sleep helps (Greaves Jr., 1968).': ['Greaves'] },
});
