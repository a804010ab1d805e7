import type { AnswerOf, BodyOf } from "@/lib/contract/contract";
import type { customProfilesShapes } from "./custom-profiles.shapes";

type Shapes = typeof customProfilesShapes;

export type CustomProfile = AnswerOf<Shapes["read"]>;

export type SingleTest = AnswerOf<Shapes["tests"]>["results"][number];

export type ProfileChange = BodyOf<Shapes["replace"]>;
