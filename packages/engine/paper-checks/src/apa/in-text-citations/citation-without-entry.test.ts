import { describeCheck } from '../../testing/describe-check.ts';
import { withReferences } from '../../testing/with-references.ts';
import { citationWithoutEntry } from './citation-without-entry.ts';

const DIAZ = 'Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';
const WHO = 'World Health Organization. (2020). *Sleep at work*. https://example.org/sleep';
const THREE = 'Pérez, A., Lee, B., & Ono, C. (2018a). Naps. Sleep Letters, 3(1), 1–9.';

describeCheck(citationWithoutEntry, {
  silentOn: [
    withReferences(
      'Some say so (Reid & Moss, 2019), and others (Lee et al., 2015; Okafor, 2020) agree.',
      'Lee, Min, et al. “Sleep at School.” Journal of Rest 12.3 (2015): 22-35. Print.',
      'Okafor, Chidi. “What Teachers Want.” Teaching Now, 4 June 2020, https://teachingnow.org/want.',
      'Reid, Thomas, and Alice Moss. The Long Return: What Graduates Earn and Why. Harbor Press, 2019.',
    ),
    withReferences('Sleep helps (Diaz & Lee, 2019).', DIAZ),
    withReferences('Perez et al. (2018) found it, as Diaz and Lee’s (2019) study did.', DIAZ, THREE),
    withReferences('Rest matters (World Health Organization [WHO], 2020), says the WHO (2020).', WHO),
    withReferences('He agreed (J. Ray, personal communication, March 3, 2020).', DIAZ),
    withReferences('It is old (Rabbitt, 1982, as cited in Diaz & Lee, 2019).', DIAZ),
    withReferences('The film Vertigo (1958) shows how fear works.', DIAZ),
    withReferences('The games (Paris 2024) drew a crowd, as did the fair (N = 2019).', DIAZ),
    'Sleep helps (Diaz & Lee, 2019).',
    withReferences('Rest matters (Rest Council, 2020).', `${DIAZ} Also see the Rest Council, 2020, on rest.`),
  ],
  flags: {
    [withReferences('Sleep helps (Diaz, 2019).', DIAZ)]: ['Diaz, 2019'],
    [withReferences('Sleep helps (Ray, 2015).', DIAZ)]: ['Ray, 2015'],
    [withReferences('Sleep helps (Diaz & Lee, 2017).', DIAZ)]: ['Diaz & Lee, 2017'],
    [withReferences('Ray et al. (2015) found it; Ray et al. (2015) say so.', DIAZ)]: ['Ray et al. (2015)'],
    [withReferences('Sleep helps (Pèrz et al., 2018).', THREE)]: ['Pèrz et al., 2018'],
  },
});
