import settingsDark from '../../images/settings-dark.webp';
import settingsLight from '../../images/settings-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const yourVoice: Article = {
  slug: 'your-voice',
  group: 'The screens',
  title: 'Settings and feedback in your voice',
  summary: 'Weights, feedback style, and your own templates.',
  alsoFoundBy:
    'settings weights sliders style conversational direct detailed templates criteria customise customize tone',
  body: (
    <>
      <Shot
        light={settingsLight}
        dark={settingsDark}
        alt="The settings with weights, feedback style and templates."
      />
      <h2>Weights</h2>
      <p>
        The default is grammar 30, APA 25 and content 45. If you move one, the other two share the rest; the
        three always add up to 100. New weights apply to papers graded afterwards: each grade keeps its
        weights.
      </p>
      <h2>Feedback style</h2>
      <ul>
        <li>
          <b>Conversational &amp; Encouraging</b> addresses the student by name and begins with strengths.
        </li>
        <li>
          <b>Direct &amp; Constructive</b> says what to change, in short sentences.
        </li>
        <li>
          <b>Detailed &amp; Academic</b> gives the reason and the rule with each point.
        </li>
      </ul>
      <h2>Strictness in grammar</h2>
      <p>
        <b>Standard</b> counts what is certain. <b>Strict</b> also counts less certain finds, and{' '}
        <b>Lenient</b> treats as advice what second-language writers learn last, such as articles,
        prepositions and commas. Beside each choice you see how many errors your last papers would have.
      </p>
      <h2>Templates</h2>
      <p>
        Add comments you use often, each with a name and a category: grammar, APA formatting, content depth or
        general. <b>Feedback Templates</b> lists them by category, below them the starter set of a new
        account, which you can remove. On the review screen, <kbd>/</kbd> at the beginning of a word in a
        comment or a feedback text searches your templates.
      </p>
      <h2>Your voice</h2>
      <p>
        Drafts learn how you write from your templates, graded examples, discussion examples and approved
        drafts that you changed: how you greet and close, how long you write, and sentences that fit another
        paper with the same fault. Changes to drafts count most. <b>Settings</b>, <b>Your Voice</b> shows what
        was learned and from which sentences; correct a trait, switch it off, or delete an example to unlearn
        it. The starter set teaches nothing, and replies to discussion posts follow your discussion examples
        and templates alone.
      </p>
    </>
  ),
};
