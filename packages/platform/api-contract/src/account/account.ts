import { z } from 'zod';

/** The signed-in person's own account, as its screen shows it. */
export const account = z.object({
  email: z.string(),
  /** A new address that waits for its owner to open the link that was mailed to it. */
  pendingEmail: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** False for who only ever came by single sign-on: such a person is asked to have signed in just now instead. */
  hasPassword: z.boolean(),
  singleSignOn: z.object({
    /** What this installation calls its provider; null where there is none. */
    name: z.string().nullable(),
    isLinked: z.boolean(),
  }),
  twoFactor: z.object({
    isOn: z.boolean(),
    /** Asked of everybody here: nothing else opens before it is set up, and it cannot be switched off. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export type Account = z.infer<typeof account>;

/** What a sensitive change asks for; empty for an account without a password. */
export const currentPassword = z.string().max(1000);

/** Any text that is not too long; the rules for passwords are the server's, with a sentence for each. */
export const newPassword = z.string().max(1000);
