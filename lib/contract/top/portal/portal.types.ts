import type { ResponseOf } from "@/lib/contract/contract";
import type { portalShapes } from "./portal.shapes";

export type Attention = ResponseOf<(typeof portalShapes)["attention"]>;

export type RecentAnimals = ResponseOf<(typeof portalShapes)["recentAnimals"]>;
