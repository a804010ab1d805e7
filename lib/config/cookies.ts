const days = (count: number) => count * 24 * 60 * 60;

/** Cookies that browser code may read. The session cookie is not among them: only the server knows its name. */
export const cookieNames = {
  country: "country",
  currency: "currency",
  userType: "user_type",
  campaignPopup: "campaign_popup",
} as const;

export const cookieMaxAgeSeconds = { country: days(31), general: days(7) } as const;
