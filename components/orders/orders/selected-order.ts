import { isObject } from "@/lib/domain/is-object";

/** What the actions need of a selected order. */
export interface SelectedOrder {
  readonly id: number;
  readonly number: string;
  readonly invoiceId: number | null;
  readonly isUnpaid: boolean;
}

export const isSelectedOrder = (value: unknown): value is SelectedOrder =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  typeof value["number"] === "string" &&
  typeof value["isUnpaid"] === "boolean" &&
  (value["invoiceId"] === null || typeof value["invoiceId"] === "number");
