import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ShareBar } from "@/components/ui/share-bar";
import type { TestGaps as Gaps } from "@/lib/contract/top/portal/portal.types";
import { formatList } from "@/lib/domain/format";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

/** Breeding animals that lack results, with what is missing. */
export function TestGaps({ gaps: { count, results } }: { readonly gaps: Gaps }) {
  const t = translate("portal");
  return (
    <section aria-labelledby="gaps" className={cn(cardStyles, "grid grid-cols-1 gap-4")}>
      <div>
        <h2 id="gaps">{t("gaps.title")}</h2>
        <p className="text-small text-quiet">{t("gaps.intro")}</p>
      </div>
      <ul className="grid gap-5">
        {results.map((animal) => (
          <Gap key={animal.id} animal={animal} />
        ))}
      </ul>
      {count > results.length && <p className="text-small text-quiet">{t("gaps.all", { count })}</p>}
    </section>
  );
}

function Gap({ animal }: { readonly animal: Gaps["results"][number] }) {
  const t = translate("portal");
  const { id, name, breed, known, tested, missing } = animal;
  const more = known - tested - missing.length;
  const named = missing.map((test) => test.name);
  const names =
    more > 0
      ? t("gaps.more", { names: named.join(", "), count: more })
      : formatList(named, requestLanguage());
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-4">
      <AnimalAvatar animal={animal} className="size-14" />
      <div className="grid min-w-0 gap-1">
        <Link
          href={paths.animal(id)}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <ShareBar percent={(tested / known) * 100} className="bg-brand" />
        <p className="text-small">{t("gaps.count", { tested, known, breed: breed?.name ?? "" })}</p>
        <p className="text-small text-quiet wrap-anywhere">{t("gaps.missing", { names })}</p>
      </div>
    </li>
  );
}
