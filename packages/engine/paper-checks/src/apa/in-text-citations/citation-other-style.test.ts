import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationOtherStyle } from './citation-other-style.ts';

const MLA = 'Diaz, Ana. Sleep at Sea. Harbor Press, 2019.';
const IEEE = '[1] A. Diaz, Sleep at Sea. New York, NY, USA: Harbor Press, 2019.';
const APA = 'Diaz, A. (2019). Sleep at sea. Harbor Press.';

describeCheck(citationOtherStyle, {
  silentOn: [
    withReferences('Sleep helps (Diaz, 2019). It does [1] and it does [2].', APA),
    withReferences('Sleep helps [1], as the sailors say.', IEEE),
    withReferences('Sleep helps (Table 2), and it does so at sea (Figure 3).', APA),
    'Sleep helps [1], and it helps at sea [2].',
    withReferences('Sleep helps people of any age (Group 14). It helps at sea (Group 20).', MLA),
  ],
  flags: {
    [withReferences('Sleep helps [1]. It helps at sea [1], [2].', IEEE)]: ['[1]'],
    [withReferences('Sleep helps (Diaz 20). It helps at sea (Diaz 31–33).', MLA)]: ['(Diaz 20)'],
  },
});
