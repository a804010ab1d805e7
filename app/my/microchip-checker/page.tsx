import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { MicrochipChecker } from "@/components/breeding/microchip-checker/microchip-checker-client";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("microchipChecker", (t) => ({ title: t("title") }));

export default async function OwnMicrochipCheckerPage() {
  await requireTool("microchip-parent-checker");
  const messages = requestMessages("microchipChecker");
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.ownIntro}</p>
      <ClientMessages areas={["microchipChecker"]}>
        <MicrochipChecker isOwn />
      </ClientMessages>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </>
  );
}
