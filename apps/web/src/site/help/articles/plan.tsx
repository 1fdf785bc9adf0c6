import { product } from '../../../product.ts';
import type { Article } from '../article.ts';

const { name, dollarsPerMonth, trialDays } = product.plan;

export const plan: Article = {
  slug: 'plan',
  group: 'Your account and your data',
  title: 'Trial, plan and billing',
  summary: `One plan, ${name}, at $${dollarsPerMonth} a month after ${trialDays} free days.`,
  alsoFoundBy: 'price cost subscription cancel invoice payment credit card refund',
  body: (
    <>
      <h2>The trial</h2>
      <p>
        The trial lasts {trialDays} days from the day you create your account, includes all features, and
        needs no credit card. Nothing is charged when it ends.
      </p>
      <h2>After the trial</h2>
      <p>
        {name} costs ${dollarsPerMonth} a month, with unlimited grading. Without a subscription you can still
        read and export all your data, but you cannot grade new papers.
      </p>
      <h2>Cancelling</h2>
      <p>You can cancel at any time, to the end of the month you paid for. Your papers and grades stay.</p>
      <h2>University installations</h2>
      <p>
        The operator of an installation decides whether it charges. Without billing, there is no trial limit
        and no payment.
      </p>
    </>
  ),
};
