import type { Area } from "@/lib/contract/routes";
import type { Handlers } from "@/backend/http/handler-types";
import type { HandlerTable } from "@/backend/http/register-routes";
import * as areaHandlers from "./area-handlers";

/** The storefront serves the cookies itself. */
const typed: { readonly [A in Exclude<Area, "cookies">]: Handlers<A> } = areaHandlers;

/** The compiler has checked each handler against its shape. Route registration parses with the same shapes. */
export const handlers = typed as unknown as HandlerTable;
