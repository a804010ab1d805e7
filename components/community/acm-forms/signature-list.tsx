import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { acmSigners } from "@/lib/config/community/acm-forms";
import type { AcmForm } from "@/lib/contract/community/acm-forms/acm-forms.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { SignForm } from "./sign-form-client";

interface SignatureListProps {
  readonly form: AcmForm;
  /** Not signed yet. */
  readonly isOpen: boolean;
  readonly country: string;
}

/** The signatures of owner and collector, or the forms to sign. */
export function SignatureList({ form, isOpen, country }: SignatureListProps) {
  const t = translate("acmForms");
  const canSign = isOpen && form.barcode !== null;
  return (
    <ClientMessages areas={["acmForms.sign"]}>
      <Card>
        <section aria-labelledby="signatures" className="grid gap-5">
          <h2 id="signatures">{t("sign.title")}</h2>
          {isOpen && <p className="text-quiet">{t(canSign ? "sign.intro" : "sign.waits")}</p>}
          {acmSigners.map((signer) => {
            const signature = form.signatures.find((one) => one.signer === signer);
            if (signature === undefined && !canSign) return null;
            return (
              <div key={signer} className="grid max-w-form gap-3 border-t border-line pt-4">
                <h3>{t(`sign.${signer}`)}</h3>
                <p className="text-quiet">{t(`sign.${signer}States`)}</p>
                {signature ? (
                  <p className="font-medium wrap-anywhere">
                    {t("sign.signed", { name: signature.name, date: formatInstant(signature.at, country) })}
                  </p>
                ) : (
                  <SignForm
                    id={form.id}
                    signer={signer}
                    name={signer === "collector" ? form.collectorName : ""}
                  />
                )}
              </div>
            );
          })}
        </section>
      </Card>
    </ClientMessages>
  );
}
