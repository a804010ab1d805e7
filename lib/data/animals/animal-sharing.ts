import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { storefrontEnv } from "@/lib/config/env";
import type { Language } from "@/lib/config/languages";
import { clientAddress } from "@/lib/server/country/client-address";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import { valueOrThrow } from "@/lib/data/visitor-calls";

/** What a share link shows. A link that has ended is not found. */
export async function readSharedAnimal(token: string, language: Language) {
  const address = clientAddress({ headers: await headers() }, storefrontEnv().TRUSTED_PROXY_HOPS);
  const context = { language, clientAddress: address };
  const result = await callUpstream("animalSharing.readLink", { params: { token } }, context);
  if (result.status === 404) notFound();
  return valueOrThrow("animalSharing.readLink", result);
}
