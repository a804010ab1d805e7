import { Link } from "@/components/links/link";
import { systemName } from "@/components/shop/public/system-name";
import { translate } from "@/lib/i18n/translate";
import type { ListedFactSheet } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { groupBy } from "@/lib/domain/group-by";
import { motifPicture } from "@/lib/domain/shop/pictures";
import { motifOf } from "@/lib/domain/shop/product-motif";
import { paths } from "@/lib/navigation/paths";

/** Styles on the list, not on each of hundreds of links. */
const listStyles =
  "gap-8 wide:columns-2 desk:columns-3 [&_li]:break-inside-avoid [&_a]:inline-block [&_a]:py-1.5 [&_a]:wrap-anywhere " +
  "[&_a]:text-ink [&_a]:no-underline [&_a:hover]:text-brand [&_a:hover]:underline [&_small]:text-quiet";

/** Every condition by body system, traits last. */
export function TestIndex({ sheets }: { readonly sheets: readonly ListedFactSheet[] }) {
  const t = translate("factSheets");
  const groups = [...groupBy(sheets, ({ kind, bodySystem }) => (kind === "trait" ? "Trait" : bodySystem))]
    .map(([system, tests]) => ({ system, name: systemName(system), tests }))
    .sort(
      (a, b) =>
        Number(a.system === "Trait") - Number(b.system === "Trait") || b.tests.length - a.tests.length,
    );
  return (
    <>
      <nav aria-label={t("systems")}>
        <ul className="grid grid-cols-2 gap-2 wide:grid-cols-3 desk:grid-cols-4">
          {groups.map(({ system, name, tests }) => (
            <li key={system}>
              <Link
                href={`#${system}`}
                className="flex min-h-14 items-center gap-2 rounded-box bg-card p-2 text-small leading-tight text-ink no-underline hover:bg-brand-soft wide:gap-3 wide:text-base"
              >
                <SystemPicture system={system} />
                <span className="min-w-0 hyphens-auto wrap-break-word">
                  {name} <span className="text-small text-quiet">{tests.length}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ system, name, tests }) => (
        <section key={system} aria-labelledby={system} className="border-t border-line pt-6">
          <h2 id={system} className="mb-3 scroll-mt-6">
            {name}
          </h2>
          <ul className={listStyles}>
            {tests.map((test) => (
              <li key={test.code}>
                <Link href={paths.test(test.code)}>
                  {test.name} <small>({t(`animal.${test.species}`)})</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SystemPicture({ system }: { readonly system: string }) {
  return (
    <img
      src={motifPicture(motifOf({ bodySystem: system }))}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className="size-10 shrink-0"
    />
  );
}
