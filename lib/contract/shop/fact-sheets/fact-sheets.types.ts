import type { ResponseOf } from "@/lib/contract/contract";
import type { factSheetsShapes } from "./fact-sheets.shapes";

type Shapes = typeof factSheetsShapes;

export type FactSheets = ResponseOf<Shapes["list"]>;

export type FactSheet = ResponseOf<Shapes["get"]>;
