import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { DvReadList } from "@/components/animals/sharing/dv-access/dv-read-list";
import type {
  AnimalShares,
  AnimalGrant,
} from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.types";
import type { DvReads } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import type { GranteeKind } from "@/lib/config/animals/animal-access";
import { paths } from "@/lib/navigation/paths";
import { ShareForm } from "./share-form-client";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDay } from "@/lib/domain/format";
import type { Translator } from "@/lib/i18n/translator";
import { RevokeButton } from "./revoke-button-client";

interface SharePageProps {
  readonly shares: AnimalShares;
  /** Undefined for cats, which Dogs Victoria does not register. */
  readonly dvReads: DvReads | undefined;
  /** In the address: whom to share with. */
  readonly kind: GranteeKind | undefined;
  readonly page: number;
}

/** Who can see an animal, and the form to share it. */
export function SharePage({ shares, dvReads, kind, page }: SharePageProps) {
  const t = translate("animalSharing");
  const { animal, clubs } = shares;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("back", { name: animal.name })}</Link>
      </p>
      <h1 className="wrap-anywhere">{t("title", { name: animal.name })}</h1>
      <p className="text-lead text-quiet">{t("intro", { name: animal.name })}</p>
      <GrantList shares={shares} />
      <ClientMessages areas={["animalSharing"]}>
        <ShareForm
          animalId={animal.id}
          initialKind={kind}
          isDog={animal.species === "canine"}
          clubs={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </ClientMessages>
      {dvReads && <DvReadList animal={animal} page={page} reads={dvReads} />}
    </div>
  );
}

interface GrantListProps {
  readonly shares: AnimalShares;
}

function GrantList({ shares: { animal, grants } }: GrantListProps) {
  const t = translate("animalSharing");
  return (
    <ClientMessages areas={["animalSharing.revoke"]}>
      <section aria-labelledby="grants" className="grid gap-4">
        <h2 id="grants">{t("list.title", { name: animal.name })}</h2>
        {grants.length === 0 && (
          <EmptyState title={t("list.empty", { name: animal.name })} hint={t("list.emptyHint")} />
        )}
        <ul className="grid grid-cols-1 gap-3">
          {grants.map((grant) => (
            <li key={grant.id}>
              <Card className="flex flex-wrap items-center justify-between gap-3">
                <GrantFacts grant={grant} />
                <RevokeButton animalId={animal.id} grantId={grant.id} name={nameOf(grant, t)} />
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </ClientMessages>
  );
}

function GrantFacts({ grant }: { readonly grant: AnimalGrant }) {
  const t = translate("animalSharing");
  const scopes = grant.scopes.map((scope) => t(`scopes.${scope}`)).join(", ");
  const end =
    grant.endsOn === null
      ? t("list.always")
      : t("list.until", { date: formatDay(grant.endsOn, requestCountry()) });
  return (
    <div className="min-w-0">
      <h3 className="text-title-3 wrap-anywhere">{nameOf(grant, t)}</h3>
      <p>{t("list.sees", { scopes })}</p>
      <p className="text-small text-quiet">
        {t("list.since", { date: formatDay(grant.createdAt, requestCountry()) })} · {end}
      </p>
    </div>
  );
}

const nameOf = ({ kind, name }: AnimalGrant, t: Translator<"animalSharing">): string =>
  name ?? t(kind === "dv" ? "list.dv" : "list.link");
