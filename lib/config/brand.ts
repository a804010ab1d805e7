const slug = "tailmark";

/** Everything that would change with another name stands here. */
export const brand = {
  name: "Tailmark",
  slug,
  mailDomain: `${slug}.test`,
  tagline: "DNA tests for dogs and cats",
  /** Where the shop is found elsewhere. Whoever runs it puts their own addresses here. */
  social: {
    Instagram: `https://social.${slug}.test/instagram`,
    Facebook: `https://social.${slug}.test/facebook`,
    YouTube: `https://social.${slug}.test/youtube`,
  },
  apps: {
    "App Store": `https://apps.${slug}.test/ios`,
    "Google Play": `https://apps.${slug}.test/android`,
  },
} as const;
