import type { Response } from "@/lib/contract/calls";

export type AcmForm = Response<"acmForms.get">;
