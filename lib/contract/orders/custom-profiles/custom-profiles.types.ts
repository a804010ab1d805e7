import type { ResponseOf, BodyOf } from "@/lib/contract/contract";
import type { customProfilesShapes } from "./custom-profiles.shapes";

type Shapes = typeof customProfilesShapes;

export type CustomProfile = ResponseOf<Shapes["get"]>;

export type SingleTest = ResponseOf<Shapes["tests"]>["results"][number];

export type ProfileChange = BodyOf<Shapes["replace"]>;

export type BetterValue = NonNullable<ResponseOf<Shapes["betterValue"]>["offer"]>;
