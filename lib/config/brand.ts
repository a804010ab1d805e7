import named from "./brand.json" with { type: "json" };

const { name, slug } = named;

/** Everything that changes with the brand name, together with `brand.json`, which scripts read too. */
export const brand = {
  name,
  slug,
  mailDomain: `${slug}.test`,
  supportEmail: `hello@${slug}.test`,
} as const;
