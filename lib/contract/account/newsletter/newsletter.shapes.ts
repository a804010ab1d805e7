import { noContent, type Shapes } from "@/lib/contract/contract";
import { email, flag, responseObject, strictObject, token } from "@/lib/contract/fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { newsletterRoutes } from "./newsletter.routes";

const withToken = { body: strictObject({ token: token() }), response: noContent };

export const newsletterShapes = {
  subscribe: { body: strictObject({ email: email(), ...securityFields() }), response: noContent },
  confirm: withToken,
  unsubscribe: withToken,
  getMine: { response: responseObject({ isSubscribed: flag() }) },
  updateMine: { body: strictObject({ isSubscribed: flag() }), response: noContent },
} as const satisfies Shapes<typeof newsletterRoutes>;
