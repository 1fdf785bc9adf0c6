export type Customer = { readonly userId: string; readonly email: string };

/** Operations of the payment service; each may throw BILLING_UNAVAILABLE. */
export type Billing = {
  /** Returns the URL of a checkout page; throws PLAN_ACTIVE if there is a subscription. */
  readonly startCheckout: (customer: Customer & { readonly trialEndsAt: Date | null }) => Promise<string>;
  /** Returns the URL of a page with invoices and payment methods; throws PLAN_MISSING for users who never paid. */
  readonly openPortal: (customer: { readonly userId: string }) => Promise<string>;
  /** Cancels at the end of the paid period, or resumes; throws PLAN_MISSING without a subscription. */
  readonly setCancelled: (change: {
    readonly userId: string;
    readonly isCancelled: boolean;
    /** A user's id. */
    readonly by: string;
  }) => Promise<void>;
  /** Ends all subscriptions immediately, for a deleted account. */
  readonly end: (customer: { readonly userId: string }) => Promise<void>;
  /**
   * Processes a webhook event once, regardless of order and repetition. Throws NOT_ALLOWED for a wrong signature;
   * "not-read" means that it was signed but has an unknown shape.
   */
  readonly receive: (
    body: Buffer,
    signature: string,
  ) => Promise<'done' | 'repeated' | 'not-ours' | 'not-read'>;
};
