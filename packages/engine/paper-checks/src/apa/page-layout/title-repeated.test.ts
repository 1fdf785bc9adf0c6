import { describeCheck } from '../../testing/describe-check.ts';
import { body, plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titleRepeated } from './title-repeated.ts';

describeCheck(titleRepeated, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a title without its subtitle',
      paper: studentPaper({
        titlePage: titlePage.with(0, { text: '**Night Shifts and Errors: A Ward Study**' }),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'text without the title above it',
      paper: studentPaper({
        body: [{ ...body.at(-1), text: body.at(-1)?.text ?? '', startsNewPage: true }, ...body.slice(1)],
      }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
