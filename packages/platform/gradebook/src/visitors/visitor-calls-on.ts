import { answered } from '../answered.ts';
import type { Executor } from '../database.ts';
import type { VisitorCalls } from '../visitor-calls.ts';
import { listContactMessages, setContactStatus, sweepContactMessages } from './contact-messages.ts';
import {
  claimDemoReview,
  findDemoReview,
  settleDemoReview,
  startDemoReview,
  sweepDemoReviews,
} from './demo-reviews.ts';

export function visitorCallsOn(db: Executor): VisitorCalls {
  return {
    listContactMessages: (page) => answered(() => listContactMessages(db, page)),
    setContactStatus: (change) => answered(() => setContactStatus(db, change)),
    sweepContactMessages: () => answered(() => sweepContactMessages(db)),
    startDemoReview: (demo) => answered(() => startDemoReview(db, demo)),
    findDemoReview: (id) => answered(() => findDemoReview(db, id)),
    claimDemoReview: () => answered(() => claimDemoReview(db)),
    settleDemoReview: (result) => answered(() => settleDemoReview(db, result)),
    sweepDemoReviews: () => answered(() => sweepDemoReviews(db)),
  };
}
