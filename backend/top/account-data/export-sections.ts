import { communitySections } from "./export-community-sections";
import { orderSections } from "./export-order-sections";
import { kitSections } from "./export-kit-sections";
import { resultSections } from "./export-result-sections";
import { animalSections } from "./export-animal-sections";
import { accountSections } from "./export-account-sections";

/** Everything a user gets in the export of their data. */
export const exportSections = {
  ...communitySections,
  ...orderSections,
  ...kitSections,
  ...resultSections,
  ...animalSections,
  ...accountSections,
};

export type SectionName = keyof typeof exportSections;

export const sectionNames = Object.keys(exportSections) as readonly SectionName[];
