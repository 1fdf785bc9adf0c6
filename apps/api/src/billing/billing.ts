export type Customer = { readonly userId: string; readonly email: string };

/** What the payment service does for this installation; every call may throw BILLING_UNAVAILABLE. */
export type Billing = {
  /** Answers the address of a page where the subscription is begun; throws PLAN_ACTIVE where one stands. */
  readonly startCheckout: (customer: Customer & { readonly trialEndsAt: Date | null }) => Promise<string>;
  /** Answers the address of a page with invoices and means of payment; throws PLAN_MISSING for who never paid. */
  readonly openPortal: (customer: { readonly userId: string }) => Promise<string>;
  /** At the end of the period that is paid for, or no more; throws PLAN_MISSING without a subscription. */
  readonly setCancelled: (change: {
    readonly userId: string;
    readonly isCancelled: boolean;
    /** A user's id. */
    readonly by: string;
  }) => Promise<void>;
  /** Ends everything at once, for an account that is deleted. */
  readonly end: (customer: { readonly userId: string }) => Promise<void>;
  /**
   * Takes a notice with its signature: once, whatever its order and however often it comes. Throws NOT_ALLOWED for a
   * signature that is not the service's; "not-read" is one that is signed and has another shape than we know.
   */
  readonly receive: (
    body: Buffer,
    signature: string,
  ) => Promise<'done' | 'repeated' | 'not-ours' | 'not-read'>;
};
