import "server-only";
import type { Response } from "@/lib/contract/calls";
import { readOwnAsVisitor } from "./visitor-calls";

export type ListedOrder = Response<"orders.history">["results"][number];

export async function readSuppliesOrders(query: { readonly page: number; readonly search: string }) {
  return readOwnAsVisitor("orderSupplies.list", { query });
}
