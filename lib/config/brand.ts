const slug = "tailmark";

/** Everything that would change with another name stands here. */
export const brand = {
  name: "Tailmark",
  slug,
  mailDomain: `${slug}.test`,
  tagline: "DNA tests for dogs and cats",
} as const;
