import type { ContactCategory } from '@greenpen/grading';
import { type Letter, productName } from '@greenpen/identity';

type Message = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
};

/** Tells those who answer of a message; what the sender wrote is in its text and in the subject, cut to one line. */
export function contactLetter({
  name,
  email,
  subject,
  message,
  category,
}: Message): Letter & { readonly replyTo?: string } {
  return {
    kind: 'contact-message',
    subject: `[${productName}, ${category}] ${subject}`,
    text: `${name} <${email}> wrote by the contact form:\n\n${message}\n`,
    ...(isPlainAddress(email) ? { replyTo: email } : {}),
  };
}

/** Other good addresses there are, but none that a reply would be led astray by. */
function isPlainAddress(email: string): boolean {
  return /^[\w.+'-]+@[\w.-]+$/u.test(email);
}
