import type { ResponseOf } from "@/lib/contract/contract";
import type { spreadsheetsShapes } from "./spreadsheets.shapes";

type Shapes = typeof spreadsheetsShapes;

export type ListedImport = ResponseOf<Shapes["list"]>[number];

export type SheetImport = ResponseOf<Shapes["get"]>;
