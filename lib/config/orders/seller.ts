import { brand } from "@/lib/config/brand";

export const sellerAddress = ["12 Marker Street", "Melbourne VIC 3000", "Australia"] as const;

/** Seller on invoices. Placeholder: the operator puts their own company here. */
export const seller = {
  name: `${brand.name} Laboratories`,
  lines: [...sellerAddress, `accounts@${brand.mailDomain}`],
  taxNumber: "ABN 00 000 000 000",
} as const;

/**
 * What an imprint names besides (§ 5 DDG in Germany, § 5 ECG in Austria). The operator enters it: null is not shown, and a
 * starting shop reports it.
 */
export const imprint: Readonly<Record<"representative" | "phone" | "register" | "vatId", string | null>> = {
  representative: null,
  phone: null,
  /** Court and number. */
  register: null,
  vatId: null,
};

/** The facts of the imprint that nobody has entered. */
export const missingImprintFacts = () =>
  Object.entries(imprint).flatMap(([name, value]) => (value === null ? name : []));
