import type { Metadata } from "next";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import type { MessagePath, MessagesAt } from "@/lib/i18n/message-path";
import { translate } from "@/lib/i18n/translate";
import type { Translate } from "@/lib/i18n/translator";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";

/** `generateMetadata` of a public page at a fixed address. */
export function publicMetadata<Area extends MessagePath>(
  path: string,
  area: Area,
  describe: (t: Translate<MessagesAt<Area>>) => Metadata,
) {
  return async ({ params }: { readonly params: Promise<MarketParams> }): Promise<Metadata> => {
    await marketOfParams(params);
    return { ...describe(translate(area)), alternates: alternatesOf(path) };
  };
}
