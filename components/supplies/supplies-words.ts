import type supplies from "@/messages/en/supplies.json";

export type SuppliesWords = typeof supplies;
