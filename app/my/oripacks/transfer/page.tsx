import type { Metadata } from "next";
import { TransferForm } from "@/components/kits/multipacks/transfer-form-client";
import { PackBalance } from "@/components/kits/multipacks/pack-balance";
import { TransferHistory } from "@/components/kits/multipacks/transfer-history";
import { readPackBalance, readPackTransfers } from "@/lib/data/multipacks";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "multipacks")("title") };
}

const shownTransfers = 20;

export default async function MultipackTransferPage() {
  const { countryCode } = await requireTool("multipack-transfer");
  const { language, store } = await visitorMarket();
  const messages = getMessages(language, "multipacks");
  const t = getTranslator(language, "multipacks");
  const [packs, transfers] = await Promise.all([readPackBalance(), readPackTransfers(shownTransfers)]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{messages.title}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{messages.intro}</p>
      </div>
      <PackBalance packs={packs} t={t} />
      {packs.length > 0 && (
        <TransferForm packs={packs} messages={messages} formMessages={getMessages(language, "form")} />
      )}
      <TransferHistory transfers={transfers} country={countryCode ?? store} t={t} />
    </div>
  );
}
