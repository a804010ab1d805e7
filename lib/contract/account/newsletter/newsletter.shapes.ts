import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import type { newsletterRoutes } from "./newsletter.routes";

const withToken = { body: f.strictObject({ token: f.token() }), response: noContent };

export const newsletterShapes = {
  subscribe: {
    summary: "Subscribes; a mail asks for confirmation.",
    body: f.strictObject({ email: f.email(), ...securityFields() }),
    response: noContent,
  },
  confirm: { summary: "Confirms a subscription by the token of the mail.", ...withToken },
  unsubscribe: { summary: "Unsubscribes by the token of a mail.", ...withToken },
  getMine: {
    summary: "Whether the user receives the newsletter.",
    response: f.responseObject({ isSubscribed: f.flag() }),
  },
  updateMine: {
    summary: "Turns the newsletter on or off.",
    body: f.strictObject({ isSubscribed: f.flag() }),
    response: noContent,
  },
} as const satisfies Shapes<typeof newsletterRoutes>;
