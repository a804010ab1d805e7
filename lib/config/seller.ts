import { brand } from "./brand";

/** Seller on invoices. Placeholder: the operator puts their own company here. */
export const seller = {
  name: `${brand.name} Laboratories`,
  lines: ["12 Marker Street", "Melbourne VIC 3000", "Australia", `accounts@${brand.mailDomain}`],
  taxNumber: "ABN 00 000 000 000",
} as const;
