import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { DvReadList } from "@/components/animals/sharing/dv-access/dv-read-list";
import type { AnimalShares } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.types";
import type { DvReads } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import type { GranteeKind } from "@/lib/config/animals/animal-access";
import { paths } from "@/lib/navigation/paths";
import { GrantList } from "./grant-list";
import { ShareForm } from "./share-form-client";

interface SharePageProps {
  readonly shares: AnimalShares;
  /** Undefined for cats, which Dogs Victoria does not register. */
  readonly dvReads: DvReads | undefined;
  /** In the address: whom to share with. */
  readonly kind: GranteeKind | undefined;
  readonly page: number;
  readonly country: string;
}

/** Who can see an animal, and the form to share it. */
export function SharePage({ shares, dvReads, kind, page, country }: SharePageProps) {
  const t = translate("animalSharing");
  const { animal, clubs } = shares;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("back", { name: animal.name })}</Link>
      </p>
      <h1 className="wrap-anywhere">{t("title", { name: animal.name })}</h1>
      <p className="text-lead text-quiet">{t("intro", { name: animal.name })}</p>
      <GrantList shares={shares} country={country} />
      <ClientMessages areas={["animalSharing"]}>
        <ShareForm
          animalId={animal.id}
          initialKind={kind}
          isDog={animal.species === "canine"}
          clubs={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </ClientMessages>
      {dvReads && <DvReadList animal={animal} page={page} country={country} reads={dvReads} />}
    </div>
  );
}
