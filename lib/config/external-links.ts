import { brand } from "./brand";

/** Social networks and app stores; their names need no translation. Placeholders: the operator puts their own links here. */
export const externalLinks = {
  social: [
    ["Instagram", `https://social.${brand.slug}.test/instagram`],
    ["Facebook", `https://social.${brand.slug}.test/facebook`],
    ["YouTube", `https://social.${brand.slug}.test/youtube`],
  ],
  apps: [
    ["App Store", `https://apps.${brand.slug}.test/ios`],
    ["Google Play", `https://apps.${brand.slug}.test/android`],
  ],
} as const;
