import type { BodyOf, ResponseOf } from "@/lib/contract/contract";
import type { showsShapes } from "./shows.shapes";

type Shapes = typeof showsShapes;

export type Show = ResponseOf<Shapes["get"]>;

export type AdminShow = ResponseOf<Shapes["listAll"]>["results"][number];

export type ShowInput = BodyOf<Shapes["create"]>;

export type ShowReport = BodyOf<Shapes["report"]>;

export type ShowMoveInput = BodyOf<Shapes["move"]>;
