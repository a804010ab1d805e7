import { limits } from "@/lib/config/limits";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { TransferList } from "@/components/animals/sharing/animal-transfers/transfer-list";
import { OfferForm } from "@/components/animals/sharing/animal-transfers/offer-form-client";
import { DeferredList } from "@/components/lists/deferred-list";
import type { TransferDirection } from "@/lib/config/animals/animal-access";
import { findOwnAnimals } from "@/lib/data/animals/animal-transfers";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { visitorMetadata } from "@/lib/server/market";
import { parseIds } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("animalTransfers", (t) => ({ title: t("title") }));

export default async function TransferAnimalPage({ searchParams }: PageProps<"/my/transfer-animal">) {
  const user = await requireTool("transfer-animals");
  const t = translate("animalTransfers");
  const { animal, page: pageText } = await searchParams;
  const { page } = parseCategoryQuery({ page: pageText });
  const chosenAnimals = await findOwnAnimals(parseIds(animal));
  const list = { page, country: user.countryCode };
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      {/* Not deferred: the form below would move when it arrives. */}
      <TransferList direction="incoming" {...list} page={1} transfers={await readTransfers("incoming", 1)} />
      <ClientMessages areas={["animalTransfers.confirm", "animalTransfers.offer"]}>
        <OfferForm chosenAnimals={chosenAnimals} />
      </ClientMessages>
      <DeferredList label={t("loading")} read={() => readTransfers("outgoing", page)}>
        {(transfers) => <TransferList direction="outgoing" {...list} transfers={transfers} />}
      </DeferredList>
    </div>
  );
}

const readTransfers = (direction: TransferDirection, page: number) =>
  readAsVisitor("animalTransfers.list", { query: { direction, page, size: limits.pageSize } });
