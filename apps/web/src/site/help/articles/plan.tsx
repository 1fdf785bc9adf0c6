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
        {trialDays} days from the day of your account, with everything, without a card. Nothing is charged
        when it ends.
      </p>
      <h2>After it</h2>
      <p>
        {name} costs ${dollarsPerMonth} a month, with unlimited grading. Without a subscription you can still
        read and export all you have; only new grading waits for it.
      </p>
      <h2>Cancelling</h2>
      <p>Any time, to the end of the month that is paid. Your papers and grades stay.</p>
      <h2>Installations of a university</h2>
      <p>
        Whoever runs an installation decides whether it charges at all. Where billing is not set up, nothing
        ends and nothing is asked for.
      </p>
    </>
  ),
};
