import type { BodyOf, ResponseOf } from "@/lib/contract/contract";
import type { acmFormsShapes } from "./acm-forms.shapes";

type Shapes = typeof acmFormsShapes;

export type AcmForm = ResponseOf<Shapes["get"]>;

export type AcmRequest = BodyOf<Shapes["create"]>;

export type AcmCollection = BodyOf<Shapes["fill"]>;

export type AcmSignature = BodyOf<Shapes["sign"]>;
