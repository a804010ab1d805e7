import type { ResponseOf } from "@/lib/contract/contract";
import type { parentageShapes } from "./parentage.shapes";

type Shapes = typeof parentageShapes;

export type ParentageAnimal = ResponseOf<Shapes["animals"]>["results"][number];
export type ParentageReport = ResponseOf<Shapes["report"]>;
export type ListedParentageRequest = ResponseOf<Shapes["list"]>["results"][number];
export type ParentageOptions = ResponseOf<Shapes["options"]>;
export type Verification = ParentageOptions["verifications"][number];
export type ConsentRequest = ResponseOf<Shapes["consents"]>[number];
