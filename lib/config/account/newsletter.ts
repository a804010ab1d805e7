/** Days in which a subscription must be confirmed. */
export const newsletterLinkDays = 30;
