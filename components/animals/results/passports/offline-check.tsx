import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";

interface OfflineCheckProps {
  /** Null while the owner hides the content, which the signature contains. */
  readonly jws: string | null;
  readonly sha256: string;
}

const codeStyles = "max-h-40 overflow-auto rounded-box bg-sand p-3 text-small wrap-anywhere";

/** How to check the signature without us. */
export function OfflineCheck({ jws, sha256 }: OfflineCheckProps) {
  const t = translate("passport");
  return (
    <section aria-labelledby="offline" className={cn(cardStyles, "grid grid-cols-1 gap-4")}>
      <h2 id="offline">{t("offline.title")}</h2>
      <p>{t("offline.text")}</p>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          {t("offline.stepKey")} <Link href={paths.publicKeys}>{t("offline.keys")}</Link>
        </li>
        <li>{t("offline.stepVerify")}</li>
        <li>{t("offline.stepCompare")}</li>
      </ol>
      <div className="grid grid-cols-1 gap-1">
        <h3 className="text-base">{t("offline.fingerprint")}</h3>
        <p className={codeStyles}>
          <code>{sha256}</code>
        </p>
      </div>
      {jws !== null && (
        <div className="grid grid-cols-1 gap-1">
          <h3 id="signature" className="text-base">
            {t("offline.signature")}
          </h3>
          <div role="region" aria-labelledby="signature" tabIndex={0} className={codeStyles}>
            <code>{jws}</code>
          </div>
        </div>
      )}
    </section>
  );
}
