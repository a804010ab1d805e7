import type { Body, Response } from "@/lib/contract/calls";

export type AcmForm = Response<"acmForms.get">;

export type AcmRequest = Body<"acmForms.create">;
