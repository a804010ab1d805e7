import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { TransferForm } from "@/components/kits/multipacks/transfer-form-client";
import { PackBalance } from "@/components/kits/multipacks/pack-balance";
import { TransferHistory } from "@/components/kits/multipacks/transfer-history";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("multipacks", (t) => ({ title: t("title") }));

const shownTransfers = 20;

export default async function MultipackTransferPage() {
  await requireTool("multipack-transfer");
  const messages = requestMessages("multipacks");

  const [{ results: packs }, transfers] = await Promise.all([
    readAsVisitor("activation.kitBalance", {}),
    readAsVisitor("multipacks.transfers", { query: { size: shownTransfers } }),
  ]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{messages.title}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{messages.intro}</p>
      </div>
      <PackBalance packs={packs} />
      {packs.length > 0 && (
        <ClientMessages areas={["multipacks"]}>
          <TransferForm packs={packs} />
        </ClientMessages>
      )}
      <TransferHistory transfers={transfers} />
    </div>
  );
}
