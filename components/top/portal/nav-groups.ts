import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import type { ToolName } from "@/lib/navigation/tools";
import type { PortalIconName } from "@/components/ui/portal-icon";
import type { Place } from "./current-path";
import type { FindableTool } from "./use-found";
import type { ToolLink } from "./tool-links";

export interface NavLink extends Place {
  readonly name?: ToolName;
  readonly label: string;
  readonly icon?: PortalIconName;
  /** What waits there. */
  readonly note?: string;
}

export interface NavGroup {
  readonly label: string;
  readonly icon: PortalIconName;
  readonly links: readonly NavLink[];
}

const groups = [
  { name: "animals", icon: "paw" },
  { name: "kits", icon: "tube" },
  { name: "breeding", icon: "dna" },
  { name: "orders", icon: "card" },
  { name: "programmes", icon: "flag" },
  { name: "account", icon: "user" },
] as const satisfies readonly { readonly name: string; readonly icon: PortalIconName }[];

type GroupName = (typeof groups)[number]["name"];

const groupOf: Readonly<Record<ToolName, GroupName>> = {
  "my-animals": "animals",
  "my-patients": "animals",
  "shared-animals": "animals",
  "owner-shared-animals": "animals",
  "archived-animals": "animals",
  "transfer-animals": "animals",
  "my-kits": "kits",
  results: "kits",
  "redeem-tests": "kits",
  "view-advance-results": "kits",
  "report-authentication": "kits",
  "microchip-parent-checker": "kits",
  "multipack-transfer": "kits",
  "parentage-request": "breeding",
  "breeding-strategy": "breeding",
  "feline-colour-tool": "breeding",
  relatives: "breeding",
  "carrier-rates": "breeding",
  "order-tests": "orders",
  "custom-profiles": "orders",
  "order-supplies": "orders",
  "order-history": "orders",
  "pending-orders": "orders",
  invoices: "orders",
  "vet-invoices": "orders",
  "loyalty-points": "orders",
  "acm-form": "programmes",
  shows: "programmes",
  "collection-agents": "programmes",
  "agent-products": "programmes",
  "collected-animals": "programmes",
  "club-access": "programmes",
  "dv-access": "programmes",
  "work-spreadsheets": "programmes",
  "fact-sheets": "account",
  resources: "account",
  "case-studies": "account",
  "how-to-order": "account",
  "my-profile": "account",
  "api-tokens": "account",
};

/** The tools with the icon of their group, for the box to find anything. */
export const findableTools = (all: readonly NavGroup[]): readonly FindableTool[] =>
  all.flatMap(({ icon, links }) => links.flatMap(({ name, path }) => (name ? [{ name, path, icon }] : [])));

/** Pages of an animal belong to the list of animals. */
export const coveredBy = (path: string): Pick<Place, "covers"> =>
  path === paths.myAnimals || path === paths.myPatients ? { covers: "/my/animals/" } : {};

/** The tools by subject, without empty groups. */
export function groupTools(tools: readonly ToolLink[], t: Translator<"portal">): readonly NavGroup[] {
  return groups
    .map(({ name, icon }) => ({
      label: t(`toolGroups.${name}`),
      icon,
      links: tools
        .filter((tool) => groupOf[tool.name] === name)
        .map(({ name: tool, path, label }) => ({ name: tool, path, label, ...coveredBy(path) })),
    }))
    .filter(({ links }) => links.length > 0);
}
