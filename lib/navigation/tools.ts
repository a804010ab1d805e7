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
  { name: "my-animals", path: "/my/my-animals", types: animalOwners },
  { name: "my-patients", path: "/my/my-patients", types: vets },
  { name: "order-history", path: "/my/orders", types: everyone },
  { name: "pending-orders", path: "/my/pending-orders", types: animalOwners },
  { name: "invoices", path: "/my/invoices", types: animalOwners },
  { name: "vet-invoices", path: "/my/vet-invoices", types: vets },
  { name: "loyalty-points", path: paths.loyaltyPoints, types: animalOwners },
  { name: "shared-animals", path: "/my/animals/shared", types: everyone },
  { name: "owner-shared-animals", path: "/my/animals/shared?view=with-me", types: everyone },
  { name: "archived-animals", path: "/my/animals/archived", types: everyone },
  { name: "transfer-animals", path: "/my/transfer-animal", types: everyone },
  { name: "parentage-request", path: "/my/parentage-requests", types: breeders },
  { name: "breeding-strategy", path: "/my/breeding-strategy", types: breeders },
  { name: "feline-colour-tool", path: "/my/feline-colour", types: breeders },
  { name: "acm-form", path: "/my/acm-form-requests", types: breeders },
  { name: "multipack-transfer", path: "/my/oripacks/transfer", types: breeders },
  { name: "custom-profiles", path: "/my/custom-profiles", types: ["breeder", "vet"] },
  { name: "shows", path: "/my/shows", types: breeders },
  { name: "microchip-parent-checker", path: paths.ownMicrochipChecker, types: ["breeder", "vet"] },
  { name: "report-authentication", path: paths.reportAuthentication, types: everyone },
  { name: "fact-sheets", path: "/my/fact-sheet", types: everyone },
  { name: "resources", path: "/my/resources", types: everyone },
  { name: "redeem-tests", path: "/activate", types: everyone },
  { name: "collection-agents", path: "/my/collection-agents", types: animalOwners },
  { name: "agent-products", path: "/my/collection-agent-products", types: everyone, flag: "isAgent" },
  { name: "collected-animals", path: "/my/animals/collected", types: everyone, flag: "isAgent" },
  { name: "club-access", path: "/my/club-products", types: breeders, flag: "isClubMember" },
  { name: "dv-access", path: "/my/dv-access", types: breeders, flag: "hasDvAccess" },
  { name: "work-spreadsheets", path: "/my/work-spreadsheets", types: breeders, flag: "hasDvAccess" },
  { name: "case-studies", path: "/my/case-studies", types: vets },
  { name: "how-to-order", path: "/my/resources/how-to-order", types: vets },
  { name: "view-advance-results", path: "/my/order-supplies/results", types: vets },
  { name: "order-supplies", path: "/my/order-supplies", types: vets, flag: "canOrderSupplies" },
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
