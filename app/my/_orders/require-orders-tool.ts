import "server-only";
import { redirect } from "next/navigation";
import { vetInvoicesHref } from "@/lib/navigation/pay-href";
import { findTool } from "@/lib/navigation/tools";
import { requireTool } from "@/lib/server/session/require-tool";
import { requireUser } from "@/lib/server/session/visitor";

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Vets have orders and invoices on one screen: the other addresses lead there, with their query. */
export async function requireOrdersTool(name: "pending-orders" | "invoices", params: SearchParams) {
  const user = await requireUser(findTool(name).path);
  if (user.type === "vet") redirect(vetInvoicesHref(params));
  return requireTool(name);
}
