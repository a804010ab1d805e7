const days = (count: number) => count * 24 * 60 * 60;

/** Cookies that browser code may read. The session cookie is not among them: only the server knows its name. */
export const cookieNames = {
  country: "country",
  language: "language",
  currency: "currency",
  timeZone: "time_zone",
  userType: "user_type",
  userTool: "user_tool",
  campaignPopup: "campaign_popup",
  /** Name of the news that were dismissed on the overview. */
  newsRead: "news_read",
  /** Set while there is a session: without it browser code does not request the account. */
  hint: "hint",
} as const;

export const cookieMaxAgeSeconds = {
  country: days(31),
  general: days(7),
  dismissed: days(365),
  timeZone: days(1),
} as const;

export const signedInHint = "s";
