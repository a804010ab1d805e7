import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { AddAnimalPage } from "@/components/animals/records/add-animal/add-animal-page-client";
import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ToolPage } from "@/app/(public)/[market]/_parts/tool-page";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = publicMetadata(paths.addAnimal, "addAnimal", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

/** A static page: the visitor's account and what they typed are known in the browser only. */
export default async function Page({ params }: PageProps<"/[market]/tools/add-animal">) {
  const { store } = await marketOfParams(params);
  const messages = requestMessages("addAnimal");
  return (
    <ToolPage path={paths.addAnimal} messages={messages}>
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
    </ToolPage>
  );
}
