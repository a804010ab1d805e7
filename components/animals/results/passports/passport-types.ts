import type { ResponseOf } from "@/lib/contract/contract";
import type { passportsShapes } from "@/lib/contract/animals/results/passports/passports.shapes";

export type Passport = ResponseOf<(typeof passportsShapes)["get"]>;

export type IssuedContent = NonNullable<Passport["content"]>;
