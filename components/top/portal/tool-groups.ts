import type { ToolName } from "@/lib/navigation/tools";
import type { PortalIconName } from "@/components/ui/portal-icon";
import type { ToolLink } from "./tool-links";

const groups = [
  { name: "animals", icon: "paw" },
  { name: "kits", icon: "tube" },
  { name: "breeding", icon: "dna" },
  { name: "orders", icon: "card" },
  { name: "programmes", icon: "badge" },
  { name: "guides", icon: "book" },
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
  "fact-sheets": "guides",
  resources: "guides",
  "case-studies": "guides",
  "how-to-order": "guides",
  "my-profile": "account",
  "api-tokens": "account",
};

/** The tools by subject, without empty groups. */
export function groupTools(tools: readonly ToolLink[]) {
  return groups
    .map((group) => ({ ...group, tools: tools.filter(({ name }) => groupOf[name] === group.name) }))
    .filter((group) => group.tools.length > 0);
}
