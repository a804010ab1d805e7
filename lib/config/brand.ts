import named from "./brand.json" with { type: "json" };

const { name, slug } = named;

/** Everything that would change with another name stands here, and in the file beside it, which scripts read too. */
export const brand = {
  name,
  slug,
  mailDomain: `${slug}.test`,
  tagline: "DNA tests for dogs and cats",
} as const;
