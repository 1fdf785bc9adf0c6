import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { articleByNeighbor } from './article-by-neighbor.ts';

describeGrammarCheck(articleByNeighbor, {
  silentOn: [
    'They lived in the same street for years.',
    'It was one and the same man who called.',
    'Same-sex couples were not allowed to marry.',
    'His same old coat hung on the door.',
    'Older women live longer than men do.',
    'When the door opened, young women came in and sat down.',
    'Dear old father that he was, he laughed.',
  ],
  flags: {
    'They lived in same street for years.': ['same → the same'],
    'The author makes a same point in the last chapter.': ['a same → the same'],
    'While I was waiting at the desk, old woman came in and asked for help.': ['old → an old'],
    'Young nurse was crying in the hall.': ['Young → A young'],
  },
});
