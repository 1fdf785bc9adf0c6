/** A link in running text. */
export const quietLink = 'text-pen underline underline-offset-2';
