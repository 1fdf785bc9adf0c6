/** What authenticator apps and mail call this product. */
export const productName = 'Greenpen';
