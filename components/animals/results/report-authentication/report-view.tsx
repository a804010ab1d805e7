import { useId } from "react";
import { useTranslator } from "#use-messages";
import { useResultFocus } from "@/components/form/lookup-result";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { SuccessMark } from "@/components/ui/success-mark";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Response } from "@/lib/contract/calls";

type Answer = Response<"reportAuthentication.get">;
type Version = Answer["versions"][number];

interface ReportViewProps {
  readonly answer: Answer;
  readonly barcode: string;
  readonly country: string;
}

const meanings = { current: "clear", superseded: "carrier", revoked: "affected" } as const;

/** Whether the report is genuine, and which versions of it were issued. */
export function ReportView({ answer: { versions }, barcode, country }: ReportViewProps) {
  const t = useTranslator("reportAuthentication");
  const id = useId();
  const heading = useResultFocus(barcode);
  const [newest] = versions;
  const current = versions.find(({ status }) => status === "current");
  const date = (at: string) => formatDate(new Date(at), country);
  const verdict = newest === undefined ? "none" : current === undefined ? "revoked" : "genuine";
  const text =
    current === undefined
      ? t(newest === undefined ? "noneText" : "revokedText")
      : t("genuineText", { version: current.version, date: date(current.issuedAt) });
  return (
    <section aria-labelledby={id} className={cn(cardStyles, "grid gap-4")}>
      {verdict === "genuine" && <SuccessMark />}
      <h2 ref={heading} id={id} tabIndex={-1} className="outline-none">
        {t(`${verdict}Title`)}
      </h2>
      <p>{text}</p>
      <p className="text-small text-quiet tabular-nums wrap-anywhere">{formatBarcode(barcode)}</p>
      {newest !== undefined && (
        <>
          <h3 className="text-title-3">{t("versions")}</h3>
          <ul>
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                next={nextOf(version, versions)}
                date={date}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The version that replaced this one. */
const nextOf = ({ version }: Version, versions: readonly Version[]) =>
  versions.findLast((other) => other.version > version)?.version ?? version;

interface VersionRowProps {
  readonly version: Version;
  readonly next: number;
  readonly date: (at: string) => string;
}

function VersionRow({
  version: { version, status, issuedAt, isPartial, isSigned },
  next,
  date,
}: VersionRowProps) {
  const t = useTranslator("reportAuthentication");
  return (
    <li className="grid justify-items-start gap-2 border-t border-line py-3 first:border-0 wide:grid-cols-[1fr_auto] wide:items-center">
      <div>
        <p className="font-semibold">{t("version", { version })}</p>
        <p className="text-small text-quiet tabular-nums">
          {t("issued", { date: date(issuedAt) })}
          <span className="block">{t(isPartial ? "partial" : "complete")}</span>
          {isSigned && <span className="block">{t("signed")}</span>}
        </p>
      </div>
      <StateBadge meaning={meanings[status]}>{t(`statuses.${status}`, { version: next })}</StateBadge>
    </li>
  );
}
