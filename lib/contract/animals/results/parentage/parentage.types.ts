import type { Response } from "@/lib/contract/calls";

export type ParentageAnimal = Response<"parentage.animals">["results"][number];
export type ParentageReport = Response<"parentage.report">;
export type ListedParentageRequest = Response<"parentage.list">["results"][number];
export type ParentageOptions = Response<"parentage.options">;
export type Verification = ParentageOptions["verifications"][number];
export type ConsentRequest = Response<"parentage.consents">[number];
