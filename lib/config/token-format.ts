/** A secret token of a cart, an order or a mailed link, of at least 128 bits in base64url. Ours have 43 characters. */
export const tokenFormat = /^[A-Za-z0-9_-]{22,64}$/;
