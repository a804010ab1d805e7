/** Projects that take applications, as in their addresses. Titles are in `messages/`. */
export const researchProjects = ["late-onset-epilepsy", "feline-kidney-disease", "healthy-seniors"] as const;

export type ResearchProject = (typeof researchProjects)[number];

export const isResearchProject = (name: string): name is ResearchProject =>
  researchProjects.some((project) => project === name);

export const researchRoles = ["scientist", "breeder", "vet", "owner", "other"] as const;

export type ResearchRole = (typeof researchRoles)[number];

export const researchSpecies = ["canine", "feline", "both"] as const;

export type ResearchSpecies = (typeof researchSpecies)[number];

export const researchFileTypes = ["application/pdf", "image/jpeg", "image/png"] as const;

export type ResearchFileType = (typeof researchFileTypes)[number];

export const researchLimits = {
  files: 3,
  fileBytes: 10 * 1024 * 1024,
  /** Longest side of a stored picture, in pixels. */
  pictureSize: 4_000,
  proposalLength: 4_000,
  breedsLength: 200,
} as const;
