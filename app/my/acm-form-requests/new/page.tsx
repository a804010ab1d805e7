import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { RequestForm } from "@/components/community/acm-forms/request-form-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { readAcmAnimals } from "@/lib/data/community/acm-forms";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("acmForms", (t) => ({ title: t("form.title") }));

export default async function NewAcmFormPage({ searchParams }: PageProps<"/my/acm-form-requests/new">) {
  await requireTool("acm-form");
  const t = translate("acmForms");
  const messages = requestMessages("acmForms");
  const { animal } = await searchParams;
  const animals = await readAcmAnimals();
  const chosen = animals.find(({ value }) => value === animal);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.acmForms}>{t("back")}</Link>
      </p>
      <h1>{t("form.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("form.intro")}</p>
      {animals.length === 0 ? (
        <EmptyState title={t("form.noAnimals")} hint={t("form.noAnimalsHint")}>
          <LinkButton href={paths.addAnimal}>{t("form.addAnimal")}</LinkButton>
        </EmptyState>
      ) : (
        <ClientMessages areas={["acmForms.form"]}>
          <RequestForm
            animals={animals}
            animalId={chosen?.value ?? ""}
            collectorTypes={messages.collectorTypes}
          />
        </ClientMessages>
      )}
    </div>
  );
}
