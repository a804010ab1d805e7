import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { SampleTracker } from "@/components/kits/sample-tracker/sample-tracker-client";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({
  params,
}: PageProps<"/[market]/tools/sample-tracker">): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("sampleTracker");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.sampleTracker),
  };
}

/** A static page: what is looked up is known in the browser only. */
export default async function Page({ params }: PageProps<"/[market]/tools/sample-tracker">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("sampleTracker");
  return (
    <>
      <PageBreadcrumbs path={paths.sampleTracker} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
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
    </>
  );
}
