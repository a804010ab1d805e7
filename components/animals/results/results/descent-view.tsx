import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Descent } from "./result-types";

interface Ancestor {
  readonly name: string;
  readonly testedAt: string | null;
}

/** What an animal is clear of through its parents, with the proof of each. */
export function DescentView({ descent }: { readonly descent: Descent }) {
  const t = translate("results");
  const { animal, results, obstacle, generations } = descent;
  const { name } = animal;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("descent.back", { name })}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("descent.heading", { name })}</h1>
        <p className="max-w-text text-lead text-quiet">{t("descent.intro", { name })}</p>
        <p className="max-w-text text-small text-quiet">{t("descent.limit", { count: generations })}</p>
      </div>
      {obstacle !== null && (
        <section className={cn(cardStyles, "grid gap-2 bg-unknown-soft")}>
          <p className="max-w-text">{t(`descent.obstacles.${obstacle}`, { name })}</p>
          {obstacle === "parentage-not-confirmed" && (
            <p>
              <Link href={paths.parentageRequests}>{t("descent.parentage")}</Link>
            </p>
          )}
        </section>
      )}
      {results.length > 0 && (
        <section aria-labelledby="derived" className="grid gap-3">
          <h2 id="derived" className="text-title-2">
            {t("descent.count", { count: results.length })}
          </h2>
          <ul className="grid gap-3">
            {results.map((result) => (
              <li key={result.code} className={cn(cardStyles, "grid gap-2")}>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h3 className="text-base wrap-anywhere">{result.name}</h3>
                  <span className="rounded-full border border-clear px-3 py-0.5 text-small font-semibold text-clear">
                    <span aria-hidden="true">○</span> {t("descent.title")}
                  </span>
                </div>
                <Proof parents={result.parents} describe={describe} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );

  function describe({ name: parent, testedAt }: Ancestor) {
    return testedAt === null
      ? t("descent.derived", { name: parent })
      : t("descent.tested", { name: parent, date: formatInstantDay(testedAt) });
  }
}

interface ProofProps {
  readonly parents: Descent["results"][number]["parents"];
  readonly describe: (ancestor: Ancestor) => string;
}

function Proof({ parents, describe }: ProofProps) {
  return (
    <ul className="grid gap-1 text-small">
      {parents.map((parent) => (
        <li key={parent.id}>
          {describe(parent)}
          {parent.parents.length > 0 && (
            <ul className="ml-4 grid gap-1 border-l border-line pl-3">
              {parent.parents.map((grandparent) => (
                <li key={grandparent.id}>{describe(grandparent)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
