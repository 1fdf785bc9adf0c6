import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, withPages } from '../../testing/student-paper.ts';
import { paperSize } from './paper-size.ts';

describeCheck(paperSize, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    { name: 'A4', paper: withPages({ widthPt: 595.3, heightPt: 841.9 }) },
  ],
  flagsIn: [{ name: 'a small page', paper: withPages({ widthPt: 420, heightPt: 595 }), quotes: [null] }],
});
