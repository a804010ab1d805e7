import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { SuccessMark } from "@/components/ui/success-mark";
import { formatLongDay } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { FileCheck } from "./file-check-client";
import { IssuedContentView } from "./issued-content";
import type { Passport } from "./passport-types";

const codeStyles = "max-h-40 overflow-auto rounded-box bg-sand p-3 text-small wrap-anywhere";

interface PassportViewProps {
  readonly passport: Passport;
}

const meanings = { current: "clear", superseded: "carrier", revoked: "affected" } as const;

/** Whether a document is genuine and still holds, what it says, and how to check it. */
export function PassportView({ passport }: PassportViewProps) {
  const t = translate("passport");
  const { content, jws, pdfSha256 } = passport;
  return (
    <div className="mx-auto grid w-full max-w-text grid-cols-1 gap-6">
      <Verdict passport={passport} />
      {content ? (
        <IssuedContentView content={content} />
      ) : (
        <section aria-labelledby="hidden" className={cn(cardStyles, "grid gap-1")}>
          <h2 id="hidden">{t("hiddenTitle")}</h2>
          <p>{t("hiddenText")}</p>
        </section>
      )}
      <ClientMessages areas={["passport.file"]}>
        <FileCheck sha256={pdfSha256} />
      </ClientMessages>
      <OfflineCheck jws={jws} sha256={pdfSha256} />
    </div>
  );
}

function Verdict({ passport }: PassportViewProps) {
  const t = translate("passport");
  const { isGenuine, state, keyState, issuedAt } = passport;
  const date = formatLongDay(requestLanguage(), new Date(issuedAt));
  const isCurrent = isGenuine && state === "current" && keyState !== "compromised";
  return (
    <section aria-labelledby="verdict" className={cn(cardStyles, "grid justify-items-start gap-3")}>
      {isCurrent && <SuccessMark />}
      <h1 id="verdict">{isGenuine ? t(`genuine.${state}`) : t("notGenuine")}</h1>
      {isGenuine ? (
        <>
          <StateBadge meaning={meanings[state]}>{t(`states.${state}`)}</StateBadge>
          <p>{t(`genuineText.${state}`, { date })}</p>
        </>
      ) : (
        <p>
          {t("notGenuineText")} <Link href={paths.pages.contact}>{t("contact")}</Link>
        </p>
      )}
      {keyState === "compromised" && <p className="font-medium">{t("compromised")}</p>}
    </section>
  );
}

interface OfflineCheckProps {
  /** Null while the owner hides the content, which the signature contains. */
  readonly jws: string | null;
  readonly sha256: string;
}

/** How to check the signature without us. */
function OfflineCheck({ jws, sha256 }: OfflineCheckProps) {
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
