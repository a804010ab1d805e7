import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { AdminShow } from "@/lib/contract/community/shows/shows.types";
import { MoveShow } from "./move-show-client";
import { ShowBadge } from "./show-badge";
import { ShowFacts } from "./show-facts";

/** A show with the steps an admin can take. */
export function AdminShowCard({ show }: { readonly show: AdminShow }) {
  const t = translate("shows");
  const headingId = `show-${show.id}`;
  const { name, state, moves, code, note, trackingNumber, report, secretary } = show;
  return (
    <ClientMessages areas={["shows.admin"]}>
      <article aria-labelledby={headingId} className={cn(cardStyles, "grid gap-4")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={headingId} className="wrap-anywhere">
            {name}
          </h2>
          <ShowBadge state={state} />
        </div>
        <ShowFacts show={show} secretary={`${secretary.name}\n${secretary.email}`} />
        {code && (
          <p>
            {code.code} · {t("code.used", { used: code.used })}
          </p>
        )}
        {trackingNumber && <p className="wrap-anywhere">{t("delivery", { trackingNumber })}</p>}
        {note && <p className="wrap-anywhere whitespace-pre-line">{t("note", { note })}</p>}
        {report && (
          <p className="wrap-anywhere whitespace-pre-line">
            {[
              `${t("report.entries")}: ${report.entries}`,
              `${t("report.swabbed")}: ${report.swabbed}`,
              `${t("report.returned")}: ${report.returned}`,
              report.text,
            ]
              .filter(Boolean)
              .join("\n")}
          </p>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {moves.map((move) => (
            <MoveShow key={move} id={show.id} name={name} kits={show.kits} move={move} />
          ))}
        </div>
      </article>
    </ClientMessages>
  );
}
