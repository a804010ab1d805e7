import { revalidateTag } from "next/cache";
import { storefrontEnv } from "@/lib/config/env";
import { createCatalogueWebhook } from "@/lib/server/catalogue-webhook";
import { handleApiRequest } from "@/lib/server/bff/handle-api-request";

export const dynamic = "force-dynamic";

let webhook: ((request: Request) => Promise<Response>) | undefined;

/** Authenticated by signature, not by origin or cookies. Without a secret the call does not exist. */
export async function POST(request: Request): Promise<Response> {
  const secret = storefrontEnv().CATALOGUE_WEBHOOK_SECRET;
  if (secret === "") return handleApiRequest(request);
  webhook ??= createCatalogueWebhook({ secret, refresh: (tag) => revalidateTag(tag, "max") });
  return webhook(request);
}

export { GET, PUT, PATCH, DELETE, OPTIONS } from "@/app/api/[...call]/route";
