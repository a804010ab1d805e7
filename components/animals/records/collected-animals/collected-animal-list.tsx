import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import { callPath } from "@/lib/contract/request";
import type {
  CollectedAnimal,
  CollectedAnimals,
} from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { formatDay } from "@/lib/domain/format";
import type { ProfilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { CollectedDialogButton } from "./collected-dialog-client";
import { RemoveRecord } from "./record-actions-client";

interface CollectedAnimalListProps {
  readonly animals: CollectedAnimals;
  readonly query: ProfilesQuery;
}

/** Records of the agent. */
export function CollectedAnimalList({ animals, query }: CollectedAnimalListProps) {
  const t = translate("collectedAnimals");
  const { results, count } = animals;
  const isSearched = query.query !== "";
  const hrefOf = (page: number) => {
    const name = isSearched && { name: query.query };
    return `${paths.collectedAnimals}?${new URLSearchParams({ ...name, page: String(page) }).toString()}`;
  };
  return (
    <>
      {(count > 0 || isSearched) && (
        <SearchForm
          action={paths.collectedAnimals}
          name="name"
          value={query.query}
          label={t("filter")}
          fieldLabel={t("name")}
          submitLabel={t("show")}
        />
      )}
      {results.length === 0 &&
        (isSearched ? (
          <EmptyState title={t("noMatch")} />
        ) : (
          <EmptyState title={t("empty")} hint={t("emptyHint")} />
        ))}
      <ul className="grid grid-cols-1 gap-3">
        {results.map((animal) => (
          <li key={animal.id}>
            <RecordCard animal={animal} />
          </li>
        ))}
      </ul>
      <ListPagination page={query.page} count={count} hrefOf={hrefOf} label={t("pages")} />
    </>
  );
}

interface RecordCardProps {
  readonly animal: CollectedAnimal;
}

function RecordCard({ animal }: RecordCardProps) {
  const t = translate("collectedAnimals");

  const { id, petName, gender, breed, ownerName, ownerEmail, collectedOn, barcode, note } = animal;
  const { breedText, moreBarcodes, stage, isClaimed, canChange } = animal;
  const tracker = translate("sampleTracker");
  return (
    <ClientMessages
      areas={[
        "collectedAnimals.form",
        "collectedAnimals.remove",
        "collectedAnimals.waiting.accept",
        "collectedAnimals.waiting.decline",
      ]}
    >
      <Card className="grid gap-3">
        <div className="min-w-0">
          <h2 className="text-title-3 wrap-anywhere">{petName}</h2>
          <p className="text-quiet">
            {[breed?.name ?? breedText, t(`form.${gender}`)].filter(Boolean).join(" · ")}
          </p>
          <p className="wrap-anywhere">
            {t("card.owner", { name: [ownerName, ownerEmail].filter(Boolean).join(", ") })}
          </p>
          <p className="text-small text-quiet">
            {t("card.collected", { date: formatDay(collectedOn, requestCountry()) })}
            {barcode !== null &&
              ` · ${t("card.barcode", { barcode: [barcode, ...moreBarcodes].join(", ") })}`}
          </p>
          <OwnerSignature animal={animal} />
          {note !== null && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          {stage !== null && (
            <p className="font-medium">{t("card.stage", { stage: tracker(`stages.${stage}.name`) })}</p>
          )}
          <RecordState animal={animal} />
        </div>
        {canChange && (
          <div className="flex flex-wrap gap-3">
            <CollectedDialogButton animal={animal} label={t("card.edit")} />
            {!isClaimed && <RemoveRecord id={id} name={petName} />}
          </div>
        )}
      </Card>
    </ClientMessages>
  );
}

type RecordPartProps = Pick<RecordCardProps, "animal">;

/** What owner and laboratory have done. */
function RecordState({ animal: { stage, isClaimed, isDeclined, canChange } }: RecordPartProps) {
  const t = translate("collectedAnimals");
  return (
    <>
      {isClaimed && <p className="font-medium">{t("card.claimed")}</p>}
      {isDeclined && <p className="font-medium text-affected">{t("card.declined")}</p>}
      {isDeclined && canChange && <p className="text-quiet">{t("card.declinedHint")}</p>}
      {!canChange && stage === null && <p className="font-medium">{t("card.arrived")}</p>}
    </>
  );
}

/** Signature of a record made in collector mode. */
function OwnerSignature({ animal: { id, petName, signedName, isSigned } }: RecordPartProps) {
  const t = translate("collectedAnimals");
  if (signedName === null) return null;
  return (
    <p className="text-small text-quiet">
      {t("card.signed", { name: signedName })}{" "}
      {isSigned && (
        <Link href={`/api${callPath(collectedAnimalsRoutes.signature, { params: { id } })}`} download>
          {t("card.signature")}
          <span className="sr-only"> {t("card.signatureOf", { name: petName })}</span>
        </Link>
      )}
    </p>
  );
}
