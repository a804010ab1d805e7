import { revalidateTag } from "next/cache";
import { storefrontEnv } from "@/lib/config/env";
import { makeCatalogueWebhook } from "@/lib/next/cache/catalogue-webhook";
import { openDoor } from "@/lib/server/bff/open-door";

export const dynamic = "force-dynamic";

let webhook: ((request: Request) => Promise<Response>) | undefined;

/** Without a secret nobody can sign, so there is no such call. Origin and cookies say nothing here. */
export async function POST(request: Request): Promise<Response> {
  const secret = storefrontEnv().CATALOGUE_WEBHOOK_SECRET;
  if (secret === "") return openDoor(request);
  webhook ??= makeCatalogueWebhook({ secret, refresh: (tag) => revalidateTag(tag, "max") });
  return webhook(request);
}

export { openDoor as GET, openDoor as PUT, openDoor as PATCH, openDoor as DELETE, openDoor as OPTIONS };
