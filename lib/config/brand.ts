import named from "./brand.json" with { type: "json" };

const { name, slug } = named;

/** Everything that changes with the brand name, together with `brand.json`, which scripts read too. */
export const brand = {
  name,
  slug,
  mailDomain: `${slug}.test`,
  supportEmail: `hello@${slug}.test`,
  /** Placeholders: the operator puts their own links here. */
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
