import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { newsletterRoutes } from "./newsletter.routes";

const withToken = { body: f.strictObject({ token: f.token() }), response: noContent };

export const newsletterShapes = {
  subscribe: { body: f.strictObject({ email: f.email(), ...securityFields() }), response: noContent },
  confirm: withToken,
  unsubscribe: withToken,
  getMine: { response: f.responseObject({ isSubscribed: f.flag() }) },
  updateMine: { body: f.strictObject({ isSubscribed: f.flag() }), response: noContent },
} as const satisfies Shapes<typeof newsletterRoutes>;
