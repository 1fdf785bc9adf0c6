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
    listContactMessages: (page) => listContactMessages(db, page),
    setContactStatus: (change) => setContactStatus(db, change),
    sweepContactMessages: () => sweepContactMessages(db),
    startDemoReview: (demo) => startDemoReview(db, demo),
    findDemoReview: (id) => findDemoReview(db, id),
    claimDemoReview: () => claimDemoReview(db),
    settleDemoReview: (result) => settleDemoReview(db, result),
    sweepDemoReviews: () => sweepDemoReviews(db),
  };
}
