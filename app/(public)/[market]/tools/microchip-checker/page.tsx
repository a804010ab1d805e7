import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { MicrochipChecker } from "@/components/breeding/microchip-checker/microchip-checker-client";
import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ToolPage } from "@/app/(public)/[market]/_parts/tool-page";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = publicMetadata(paths.microchipChecker, "microchipChecker", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

export default async function Page({ params }: PageProps<"/[market]/tools/microchip-checker">) {
  await marketOfParams(params);
  const messages = requestMessages("microchipChecker");
  return (
    <ToolPage path={paths.microchipChecker} messages={messages}>
      <ClientMessages areas={["form", "microchipChecker"]}>
        <MicrochipChecker />
      </ClientMessages>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.privacy}</p>
    </ToolPage>
  );
}
