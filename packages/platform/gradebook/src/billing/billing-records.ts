/** How a subscription stands at the payment service. */
export type Standing = {
  readonly subscriptionId: string;
  readonly status: 'active' | 'cancelled' | 'inactive';
  readonly startedAt: Date;
  readonly periodEndsAt: Date | null;
  /** When it ends, or ended, for good; null while it goes on. */
  readonly endsAt: Date | null;
};

export type BillingAccount = {
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly periodEndsAt: Date | null;
  readonly endsAt: Date | null;
};

export type Payment = {
  readonly invoiceId: string;
  readonly cents: number;
  readonly currency: string;
  readonly paidAt: Date;
};

/** A notice of the payment service, by which the same one is known again. */
export type BillingNotice = { readonly id: string; readonly type: string };

/** Before the payment service is asked: whom it is about, and when by the database's clock. */
export type BillingQuestion = {
  readonly ownerId: string;
  readonly askedAt: Date;
  /** The notice had its effect already. */
  readonly isRepeated: boolean;
};
