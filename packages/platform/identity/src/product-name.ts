/** Product name in authenticator apps and e-mails. */
export const productName = 'Greenpen';
