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

/** What is known of payments. The payment service is the truth, and this its latest answer. */
export type BillingCalls = {
  findBillingAccount(where: { readonly ownerId: string }): Promise<BillingAccount | undefined>;
  /** The customer that stands afterwards, which is an earlier one where there was one. */
  linkCustomer(link: { readonly ownerId: string; readonly customerId: string }): Promise<string>;
  /** undefined for a customer that is nobody's here. */
  beginBillingQuestion(about: {
    readonly customerId: string;
    readonly noticeId: string | null;
  }): Promise<BillingQuestion | undefined>;
  /**
   * Writes down what the payment service answered, once for each notice, and nothing of an answer that is older than
   * the one that stands. `standing` is null for a customer without a subscription.
   */
  applyBilling(answer: {
    readonly ownerId: string;
    readonly askedAt: Date;
    readonly notice: BillingNotice | null;
    readonly standing: Standing | null;
    readonly payment: Payment | null;
    /** A user's id, or "billing" for the payment service. */
    readonly by: string;
  }): Promise<'applied' | 'repeated' | 'outdated'>;
};
