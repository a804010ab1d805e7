/** The addresses that parts in the browser lead to; by themselves, so that no page loads what makes all the others. */
export const fixedPaths = {
  home: "/",
  store: "/store",
  search: "/search",
  checkout: "/checkout",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  accountDeleted: "/account-deleted",
  my: "/my",
  admin: "/admin",
  /** What the shop talks of just now. */
  campaign: "/breeder/for-dogs/multi-packs",
} as const;
