import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { SampleTracker } from "@/components/kits/sample-tracker/sample-tracker-client";
import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ToolPage } from "@/app/(public)/[market]/_parts/tool-page";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = publicMetadata(paths.sampleTracker, "sampleTracker", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

export default async function Page({ params }: PageProps<"/[market]/tools/sample-tracker">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("sampleTracker");
  return (
    <ToolPage path={paths.sampleTracker} messages={messages}>
      <ClientMessages areas={["form", "sampleTracker"]}>
        <SampleTracker
          country={store}
          links={{
            contact: paths.pages.contact,
            orders: paths.orders,
            takeSample: paths.pages.takeSample,
          }}
        />
      </ClientMessages>
    </ToolPage>
  );
}
