import type { Article } from '../article.ts';

export const languageModel: Article = {
  slug: 'language-model',
  group: 'The screens',
  title: 'The language model: now or overnight, and what it costs',
  summary:
    'When a language model reads your papers, what it takes, and what happens when a budget is used up.',
  alsoFoundBy:
    'ai batch half price tokens dollars cost cap limit budget month cancel openai anthropic google gemini',
  body: (
    <>
      <p>
        Greenpen grades papers without a language model. If your administrator set one up, the Settings screen
        has a card <b>Language model</b> with its name, the address that papers are sent to, and a switch. The
        model reads a paper after this server has drafted it, and what it says counts only where the quoted
        words are found in the paper.
      </p>
      <h2>Now or overnight</h2>
      <p>
        With OpenAI, Anthropic and Google, you can have a class read overnight for about half the price. When
        you upload two papers or more, or grade them again in the queue, Greenpen asks{' '}
        <b>When the language model reads them</b> and shows the cost of both. This server’s drafts are ready
        at once either way. A paper that you grade again by itself is read at once.
      </p>
      <p>
        To make it the rule for a course, edit the course and check{' '}
        <b>The language model reads papers overnight</b>. You can still choose otherwise for each upload.
      </p>
      <h2>While you wait</h2>
      <p>
        Above the list of the grading queue, and in Settings, you see how many papers are being read
        overnight, when they were sent, and by when the answers come at the latest. Most come by the next
        morning. Papers are read in two rounds, first to judge them and then to write the feedback, and the
        provider may take a day for each (Google two).
      </p>
      <ul>
        <li>
          If the provider cannot be reached, Greenpen says so and tries again by itself. The same papers are
          never sent twice because of that.
        </li>
        <li>
          Requests that expire or fail at the provider cost nothing and are sent again with the next batch.
          After three tries, a paper keeps this server’s draft.
        </li>
        <li>A draft that you edited or approved in the meantime is left as it is.</li>
      </ul>
      <h2>Cancel it</h2>
      <p>
        <b>Keep this server’s drafts instead</b> takes all your waiting papers back. What the provider had
        answered by then is still charged; the rest costs nothing.
      </p>
      <h2>What it costs</h2>
      <p>
        The upload page shows what the papers will probably take, Settings what you used this month, and the
        review screen what a paper took. Amounts in dollars need the prices that your administrator entered.
      </p>
      <h2>Monthly budgets</h2>
      <p>
        Your administrator can limit what the model costs in a month, for each instructor and for the whole
        institution. Settings shows the limit that applies to you. Before the first request about a paper, the
        most that the whole paper can cost is set aside, so a budget is never exceeded and no paper is left
        half read. Papers that no longer fit keep this server’s draft, and each says why.
      </p>
      <p>
        A new budget begins on the first day of the month (UTC). From then on, grade a paper again to have the
        model read it. A limit on tokens for a day is different: papers beyond it wait and are read after
        midnight (UTC).
      </p>
    </>
  ),
};
