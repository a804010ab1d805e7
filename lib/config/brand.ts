import named from "./brand.json" with { type: "json" };

const { name, slug } = named;

/** Everything that would change with another name stands here, and in the file beside it, which scripts read too. */
export const brand = {
  name,
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
