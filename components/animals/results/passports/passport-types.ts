import type { Response } from "@/lib/contract/calls";

export type Passport = Response<"passports.get">;

export type IssuedContent = NonNullable<Passport["content"]>;
