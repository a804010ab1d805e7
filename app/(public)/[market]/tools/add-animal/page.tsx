import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { AddAnimalPage } from "@/components/animals/records/add-animal/add-animal-page-client";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { paths } from "@/lib/navigation/paths";

export async function generateMetadata({
  params,
}: PageProps<"/[market]/tools/add-animal">): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("addAnimal");
  return {
    title: t("metaTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.addAnimal),
  };
}

/** A static page: the visitor's account and what they typed are known in the browser only. */
export default async function Page({ params }: PageProps<"/[market]/tools/add-animal">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("addAnimal");
  return (
    <>
      <PageBreadcrumbs path={paths.addAnimal} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
      <ClientMessages areas={["form", "activation.pet", "addAnimal"]}>
        <AddAnimalPage
          country={store}
          links={{ login: paths.loginFor(paths.addAnimal), register: paths.register, my: paths.my }}
        />
      </ClientMessages>
      <div className="mt-12 grid gap-8 desk:grid-cols-3">
        {(["why", "need", "next"] as const).map((part) => (
          <section key={part}>
            <h2 className="text-title-3">{messages.about[`${part}Title`]}</h2>
            <p className="mt-2 text-quiet">{messages.about[`${part}Text`]}</p>
          </section>
        ))}
      </div>
    </>
  );
}
