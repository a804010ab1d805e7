import { claimGrants } from "@/backend/animals/public/claim-grants";
import { queueVetApproval } from "@/backend/community/public/submit-application";
import type { UserEventHandlers } from "@/backend/kernel/users/user-events";
import { claimActivations } from "@/backend/kits/public/claim-activations";
import { claimPackTransfers } from "@/backend/kits/public/settle-transfers";
import { claimGuestOrders } from "@/backend/orders/public/claim-guest-orders";

export const userEventHandlers: UserEventHandlers = {
  registered: [queueVetApproval, claimGuestOrders, claimActivations, claimPackTransfers, claimGrants],
  signedIn: [claimActivations, claimPackTransfers, claimGrants],
  practiceChanged: [queueVetApproval],
};
