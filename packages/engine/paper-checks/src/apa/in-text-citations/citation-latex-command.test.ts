import { describeCheck } from '../../testing/describe-check.ts';
import { citationLatexCommand } from './citation-latex-command.ts';

describeCheck(citationLatexCommand, {
  silentOn: [
    'Bees find their way home by the sun (Diaz & Lee, 2019).',
    'The command \\label{hive} was left in the text of the report.',
    'The hive C:\\cite holds the data of the year.',
  ],
  flags: {
    'Bees find their way home by the sun \\cite{diaz2019}.': ['\\cite{diaz2019}'],
    'As \\citet{lee2020} shows, hives differ \\parencite[p.~4]{ono2018,ray2015}.': [
      '\\citet{lee2020}',
      '\\parencite[p.~4]{ono2018,ray2015}',
    ],
  },
});
