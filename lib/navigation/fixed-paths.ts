/** Constant paths used in browser code. Separate, so that no page loads the functions of `paths.ts` for them. */
export const fixedPaths = {
  home: "/",
  store: "/store",
  search: "/search",
  checkout: "/checkout",
  activate: "/activate",
  activateLitter: "/activate/litter",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  accountDeleted: "/account-deleted",
  /** Works without a network. */
  collect: "/collect",
  my: "/my",
  admin: "/admin",
  /** The films of taking a sample. */
  videos: "/how-to-videos",
  /** Target of the current campaign. */
  campaign: "/breeder/for-dogs/multi-packs",
} as const;
