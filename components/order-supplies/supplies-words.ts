import type supplies from "@/messages/en/order-supplies.json";

export type SuppliesWords = typeof supplies;
