import { and, eq } from "drizzle-orm";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import type { SignedInContext } from "@/backend/http/handler-types";
import { notSignedIn } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { unpublishListing } from "./publish-listing";
import { readOwnListing } from "./read-own-listing";

/** Unpublishes the listing and deletes a waiting application, so that a later approval cannot publish it again. */
export async function withdrawListing({ tx, caller }: SignedInContext) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  await unpublishListing(tx, eq(breederListings.userId, user.id));
  await tx
    .delete(approvals)
    .where(
      and(
        eq(approvals.userId, user.id),
        eq(approvals.kind, "responsibleBreeder"),
        eq(approvals.state, "waiting"),
      ),
    );
  return readOwnListing(tx, caller);
}
