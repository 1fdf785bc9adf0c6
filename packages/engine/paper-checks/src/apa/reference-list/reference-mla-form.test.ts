import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceMlaForm } from './reference-mla-form.ts';

const ARTICLE =
  'Harlan, Denise. “The Pipeline and the Library.” The Prairie Review, vol. 12, no. 3, 2021, pp. 8–19.';
const BOOK =
  'Reid, Thomas, and Alice Moss. The Long Return: What Graduates Earn and Why. Harbor Press, 2019.';
const OLDER = 'Lee, Min, et al. "Sleep at School." Journal of Rest 12.3 (2015): 22-35. Print.';
const SITE =
  '“How Schools Changed.” The Daily Post, 12 Mar. 2018, www.dailypost.com/how. Accessed 3 May 2024.';
const GROUP = 'World Health Organization. Health at Work. 2nd ed., WHO Press, 2022.';
const INITIAL = 'Sands, Laura K. “Night Buses.” City Letters, vol. 31, 2014, pp. 4-11.';

describeCheck(referenceMlaForm, {
  silentOn: [
    listOf('Harlan, D. (2021). The pipeline and the library. The Prairie Review, 12(3), 8–19.'),
    listOf('World Health Organization. (2022). Health at work (2nd ed.). WHO Press.'),
    listOf('Harlan, Denise (2021). The pipeline and the library. The Prairie Review, 12(3), 8–19.'),
    listOf('Reid, Thomas, and Alice Moss. The Long Return. New York: Harbor Press, 2019.'),
    listOf('Diaz MA, Lee K. Errors at night. J Ward Pract. 2019;4(2):11-9.'),
    listOf('Sands, L. K. (2014). Night buses. City Letters, 31, 4–11.'),
    listOf('Harlan, D. 2021. The pipeline and the library. The Prairie Review, 12(3), 8–19.'),
  ],
  flags: {
    [listOf(ARTICLE)]: [ARTICLE],
    [listOf(BOOK, GROUP)]: [BOOK, GROUP],
    [listOf(OLDER)]: [OLDER],
    [listOf(SITE)]: [SITE],
    [listOf(INITIAL)]: [INITIAL],
  },
});
