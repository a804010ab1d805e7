import type { Body, Response } from "@/lib/contract/calls";

export type NewItem = Body<"cart.addItem">;

export type AddedItem = Response<"cart.addItem">;
