import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationMlaForm } from './citation-mla-form.ts';

const DANIEL = 'Daniel, R. (2014). Nights at sea. Harbor Press.';
const SMITH = 'Smith, J., & Moss, P. (2019). Sleep ashore. Harbor Press.';
const LEE = 'Lee, K. (2020). Waking early. Harbor Press.';

describeCheck(citationMlaForm, {
  silentOn: [
    withReferences('Sleep helps (Daniel, 2014, p. 102). It does (Lee, 2020).', DANIEL, LEE),
    withReferences('Sleep helps (Lee, 2020), as shown (Figure 2), and again (Table 3).', LEE),
    withReferences('It grew in the first part (Phase 2) and later (Study 1) (Lee, 2020).', LEE),
    withReferences('The children (Grade 8) were many (N = 20) (Lee, 2020).', LEE),
    withReferences('They used one system (Windows 11) and another (Windows 10) (Lee, 2020).', LEE),
    withReferences(
      'It began in spring (May 2019) and ended (May 12) (Lee, 2020).',
      LEE,
      'May, R. (1950). Anxiety. Press.',
    ),
    withReferences('He says “to sleep” (Act 3) and “to dream” (Scene 41) (Lee, 2020).', LEE),
    withReferences('Sleep helps (Lee 2020), as all know.', LEE),
    withReferences('The seeds met (Ohio 64) and parted (Texas 72) (Lee, 2020).', LEE),
    'He says that “sleep is all” (Daniel 102).',
  ],
  flags: {
    [withReferences('Sleep helps (Lee, 2020). It is “a harbor” (Daniel 102).', DANIEL, LEE)]: [
      '(Daniel 102)',
    ],
    [withReferences('Sleep helps (Lee, 2020). It is so (Smith 23–25), and so on (Smith 31).', SMITH, LEE)]: [
      '(Smith 23–25)',
    ],
    [withReferences('Sleep helps (Lee, 2020). It is so (Smith and Moss 23).', SMITH, LEE)]: [
      '(Smith and Moss 23)',
    ],
    'They call it “a harbor” (Daniel 102). Others say “a storm” (Moss 77).': ['(Daniel 102)'],
  },
  suggests: {
    [withReferences('Sleep helps (Lee, 2020). It is so (Smith and Moss 23-25).', SMITH, LEE)]: [
      '(Smith & Moss, 2019, pp. 23–25)',
    ],
  },
});
