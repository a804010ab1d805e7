import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstant } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";
import { SolveProblem } from "./solve-problem-client";

interface KitProblemProps {
  readonly problem: Response<"adminLab.problems">["results"][number];
}

/** What a customer wrote, with a link to the tube if there is one. */
export function KitProblem({ problem }: KitProblemProps) {
  const t = translate("adminLab");
  const { id, barcode, isKnown, email, message, createdAt, solvedAt } = problem;
  const headingId = `problem-${id}`;
  return (
    <article aria-labelledby={headingId} className={cn(cardStyles, "grid gap-3")}>
      <h2 id={headingId} className="text-lead wrap-anywhere tabular-nums">
        {isKnown ? (
          <Link href={paths.adminTube(barcode)}>{formatBarcode(barcode)}</Link>
        ) : (
          formatBarcode(barcode)
        )}
      </h2>
      {!isKnown && <p className="text-affected">{t("problems.unknown")}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      <p className="text-small wrap-anywhere text-quiet">
        {[
          email,
          t("problems.reported", { date: formatInstant(createdAt) }),
          solvedAt && t("problems.solvedOn", { date: formatInstant(solvedAt) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {solvedAt === null && (
        <ClientMessages areas={["adminLab.problems"]}>
          <SolveProblem id={id} />
        </ClientMessages>
      )}
    </article>
  );
}
