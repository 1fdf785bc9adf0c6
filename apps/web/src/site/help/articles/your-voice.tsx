import settingsDark from '../../images/settings-dark.webp';
import settingsLight from '../../images/settings-light.webp';
import type { Article } from '../article.ts';
import { Shot } from '../shot.tsx';

export const yourVoice: Article = {
  slug: 'your-voice',
  group: 'The screens',
  title: 'Settings and feedback in your voice',
  summary: 'Weights, feedback style, and templates in your own words.',
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
        Grammar 30, APA 25 and content 45 to begin with. Move one and the other two share the rest; the three
        always add up to 100. New weights hold for papers that are graded afterwards: each grade keeps the
        weights that it was made with.
      </p>
      <h2>Feedback style</h2>
      <ul>
        <li>
          <b>Conversational &amp; Encouraging</b> speaks to the student by name and begins with what works.
        </li>
        <li>
          <b>Direct &amp; Constructive</b> says what to change, in short sentences.
        </li>
        <li>
          <b>Detailed &amp; Academic</b> gives the reason and the rule with each point.
        </li>
      </ul>
      <h2>Templates</h2>
      <p>
        Add comments that you give again and again, each with a name and a category: grammar, APA formatting,
        content depth or general. They stand by category under <b>Feedback Templates</b>.
      </p>
    </>
  ),
};
