import type { UserType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** The account fields that decide which tools a user has. */
export interface ToolUser {
  readonly type: UserType;
  readonly isAgent: boolean;
  readonly isClubMember: boolean;
  readonly hasDvAccess: boolean;
  readonly canOrderSupplies: boolean;
}

type Flag = Exclude<keyof ToolUser, "type">;

export interface Tool {
  readonly name: string;
  readonly path: string;
  readonly types: readonly UserType[];
  /** Requires this flag on the account. */
  readonly flag?: Flag;
}

const everyone = ["breeder", "owner", "vet"] as const;
const animalOwners = ["breeder", "owner"] as const;
const breeders = ["breeder"] as const;
const vets = ["vet"] as const;

/** The documented tools and their paths, in display order. */
const tools = [
  { name: "my-profile", path: "/my/my-profile", types: everyone },
  { name: "my-animals", path: paths.myAnimals, types: animalOwners },
  { name: "my-patients", path: paths.myPatients, types: vets },
  // Ours, here for its place in the navigation.
  { name: "my-kits", path: paths.kits, types: everyone },
  { name: "order-history", path: "/my/orders", types: everyone },
  { name: "pending-orders", path: "/my/pending-orders", types: animalOwners },
  { name: "invoices", path: "/my/invoices", types: animalOwners },
  { name: "vet-invoices", path: "/my/vet-invoices", types: vets },
  { name: "loyalty-points", path: paths.loyaltyPoints, types: animalOwners },
  { name: "shared-animals", path: paths.sharedAnimals, types: everyone },
  { name: "owner-shared-animals", path: paths.sharedWithMe, types: everyone },
  { name: "archived-animals", path: paths.archivedAnimals, types: everyone },
  { name: "transfer-animals", path: paths.transferAnimals, types: everyone },
  { name: "parentage-request", path: paths.parentageRequests, types: breeders },
  { name: "breeding-strategy", path: paths.breedingStrategy, types: breeders },
  { name: "feline-colour-tool", path: paths.litterColours, types: breeders },
  { name: "acm-form", path: paths.acmForms, types: breeders },
  { name: "multipack-transfer", path: paths.multipackTransfer, types: breeders },
  { name: "custom-profiles", path: "/my/custom-profiles", types: ["breeder", "vet"] },
  { name: "shows", path: paths.shows, types: breeders },
  { name: "microchip-parent-checker", path: paths.ownMicrochipChecker, types: ["breeder", "vet"] },
  { name: "report-authentication", path: paths.reportAuthentication, types: everyone },
  { name: "fact-sheets", path: paths.factSheets, types: everyone },
  { name: "resources", path: paths.myResources, types: everyone },
  { name: "redeem-tests", path: "/activate", types: everyone },
  // Ours.
  { name: "results", path: paths.allResults(1), types: everyone },
  { name: "api-tokens", path: paths.apiTokens, types: everyone },
  { name: "relatives", path: paths.relatives, types: animalOwners },
  { name: "carrier-rates", path: paths.carrierRates, types: everyone },
  { name: "collection-agents", path: paths.collectionAgents, types: animalOwners },
  { name: "agent-products", path: paths.agentProducts, types: everyone, flag: "isAgent" },
  { name: "collected-animals", path: paths.collectedAnimals, types: everyone, flag: "isAgent" },
  { name: "club-access", path: paths.clubAccess, types: breeders, flag: "isClubMember" },
  { name: "dv-access", path: paths.dvAccess, types: breeders, flag: "hasDvAccess" },
  { name: "work-spreadsheets", path: paths.spreadsheets, types: breeders },
  { name: "case-studies", path: paths.myCaseStudies, types: vets },
  { name: "how-to-order", path: paths.howToOrder, types: vets },
  { name: "view-advance-results", path: "/my/order-supplies/results", types: vets },
  { name: "order-supplies", path: "/my/order-supplies", types: vets, flag: "canOrderSupplies" },
  // Collection agents order supplies without an application.
  { name: "view-advance-results", path: paths.advanceResults, types: animalOwners, flag: "isAgent" },
  { name: "order-supplies", path: paths.orderSupplies, types: animalOwners, flag: "isAgent" },
] as const satisfies readonly Tool[];

export type ScreenName = (typeof tools)[number]["name"];

export type ToolName = ScreenName | "order-tests";

export interface UserTool {
  readonly name: ToolName;
  readonly path: string;
}

/** Finds a tool by name; the name may be unknown. */
export function findTool(name: ScreenName): Tool;
export function findTool(name: string): Tool | undefined;
export function findTool(name: string): Tool | undefined {
  return tools.find((tool) => tool.name === name);
}

/** The tools of a user, including those whose screen is not built yet. */
export function toolsOf(user: ToolUser): readonly UserTool[] {
  const own = tools.filter(
    ({ types, ...rest }: Tool) => types.includes(user.type) && (rest.flag === undefined || user[rest.flag]),
  );
  const listed = own.map(({ name, path }) => ({ name, path }));
  return [...listed, { name: "order-tests", path: paths.roleHome(user.type) }];
}
