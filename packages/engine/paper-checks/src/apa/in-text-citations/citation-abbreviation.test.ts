import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationAbbreviation } from './citation-abbreviation.ts';

const WHO = 'World Health Organization. (2020). *Sleep at work*. https://example.org/sleep';

describeCheck(citationAbbreviation, {
  silentOn: [
    withReferences('Rest matters (World Health Organization [WHO], 2020). It does (WHO, 2020).', WHO),
    withReferences('The World Health Organization (WHO, 2020) agrees. It does (WHO, 2020).', WHO),
    withReferences('Sleep helps (NASA, 2019).', 'NASA. (2019). *Sleep in space*. https://example.org/a'),
    'Rest matters (WHO, 2020).',
  ],
  flags: {
    [withReferences('Rest matters (WHO, 2020). It does (WHO, 2020).', WHO)]: ['WHO'],
    [withReferences('The WHO (2020) found that rest matters.', WHO)]: ['WHO'],
  },
  suggests: { [withReferences('Rest matters (WHO, 2020).', WHO)]: ['World Health Organization [WHO]'] },
});
