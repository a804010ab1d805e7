import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatList } from "@/lib/domain/format";
import { omiaAddress, omiaNumber } from "@/lib/domain/shop/omia";

interface EvidenceNoteProps {
  readonly test: {
    readonly kind: string;
    readonly omia: string | null;
    readonly evidence: string;
    /** Public references that confirm the gene. */
    readonly sources: readonly string[];
  };
}

/** Which public reference confirms the gene of a test. Nothing where none does. */
export function EvidenceNote({ test }: EvidenceNoteProps) {
  const { kind, omia, evidence, sources } = test;
  const t = translate("evidence");
  const address = omiaAddress(omia);
  if (address && sources.includes("OMIA"))
    return (
      <p>
        {t("listed", { kind })} <Link href={address}>{t("omia", { number: omiaNumber(omia) })}</Link>
      </p>
    );
  if (evidence !== "confirmed") return null;
  // Publications have a year. Pages of other laboratories confirm a gene too, but are not named in the shop.
  const publications = sources.filter((source) => /\b\d{4}\b/.test(source));
  return (
    <p>
      {publications.length > 0
        ? t("confirmed", { sources: formatList(publications, requestLanguage()) })
        : t("public")}
    </p>
  );
}
