import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { BreederProgram } from "@/components/community/responsible-breeders/breeder-program-client";
import { paths } from "@/lib/navigation/paths";
import { ProgramBreadcrumbs } from "@/app/(public)/[market]/breeder/responsible-breeder-program/_parts/program-breadcrumbs";

export const generateMetadata = publicMetadata(
  paths.responsibleBreeders.form,
  "responsibleBreeders",
  (t) => ({
    title: t("form.title"),
    description: t("form.description"),
  }),
);

/** A static page: the visitor's account and application are loaded in the browser. */
export default async function BreederFormPage({
  params,
}: PageProps<"/[market]/breeder/responsible-breeder-program/form">) {
  await marketOfParams(params);
  const { form } = requestMessages("responsibleBreeders");
  return (
    <>
      <ProgramBreadcrumbs page="form" />
      <h1>{form.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{form.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{form.noScript}</p>
      </noscript>
      <ClientMessages areas={["form", "responsibleBreeders"]}>
        <BreederProgram
          links={{
            login: paths.loginFor(paths.responsibleBreeders.form),
            register: paths.registerAs("breeder"),
            search: paths.responsibleBreeders.search,
          }}
        />
      </ClientMessages>
    </>
  );
}
