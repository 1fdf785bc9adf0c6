import type { TaskInThread } from '@greenpen/paper-review';
import { returnDocx, writeFeedbackPdf } from '@greenpen/returned-papers';
import type { ReturnOrder, ReturnOutcome } from './return-pool.ts';

/** The pool's thread function: it opens the student's file, which may be malicious. */
export async function returnInThread({
  request: order,
  began,
}: TaskInThread<ReturnOrder>): Promise<ReturnOutcome> {
  began.postMessage('began', []);
  if (order.kind === 'pdf')
    return { status: 'made', bytes: await writeFeedbackPdf(order.report, order.date) };
  const { author, date } = order;
  const returned = returnDocx(order.bytes, order.comments, { author, date });
  if (returned.status === 'refused') return { status: 'refused', code: returned.refusal.code };
  return { status: 'made', bytes: returned.bytes };
}
