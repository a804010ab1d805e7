import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { buttonStyles } from "@/components/ui/button-styles";
import { Card } from "@/components/ui/card";
import { Stepper } from "@/components/ui/stepper";
import { acmFormStates, acmSigners } from "@/lib/config/community/acm-forms";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import type { AcmForm } from "@/lib/contract/community/acm-forms/acm-forms.types";
import { callPath } from "@/lib/contract/request";
import { formatDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { paths } from "@/lib/navigation/paths";
import { AcmFormBadge } from "./acm-form-badge";
import { AttachForm } from "./attach-form-client";
import { CollectionForm } from "./collection-form-client";
import { RemoveForm } from "./remove-form-client";
import { ScanUpload } from "./scan-upload-client";
import { formatInstant } from "@/lib/domain/format-instant";
import { SignForm } from "./sign-form-client";

/** One form: how it stands, the PDF, and what is to be filled in and signed. */
export function AcmFormView({ form }: { readonly form: AcmForm }) {
  const t = translate("acmForms");

  const { id, state, animal } = form;
  const isOpen = state === "requested" || state === "issued";
  return (
    <ClientMessages areas={["acmForms.attach", "acmForms.fill", "acmForms.remove", "acmForms.upload"]}>
      <div className="grid grid-cols-1 gap-6">
        <p>
          <Link href={paths.acmForms}>{t("back")}</Link>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="wrap-anywhere">{t("of", { name: animal.name })}</h1>
          <AcmFormBadge state={state} />
        </div>
        <Progress form={form} />
        <Facts form={form} />
        {isOpen && <CollectionForm form={form} />}
        {(isOpen || form.signatures.length > 0) && <SignatureList form={form} isOpen={isOpen} />}
        {isOpen && form.barcode !== null && <ScanUpload id={id} />}
        {state === "signed" && <AttachForm id={id} name={animal.name} />}
        {isOpen && (
          <p>
            <RemoveForm id={id} name={animal.name} />
          </p>
        )}
      </div>
    </ClientMessages>
  );
}

interface PartProps {
  readonly form: AcmForm;
}

function Progress({ form }: PartProps) {
  const t = translate("acmForms");
  const { id, state, barcode, hasScan } = form;
  const input = { params: { id } };
  return (
    <Card className="grid gap-4">
      <Stepper
        label={t("progress")}
        steps={acmFormStates.map((step) => t(`states.${step}`))}
        current={state === "attached" ? acmFormStates.length : acmFormStates.indexOf(state)}
        doneLabel={t("done")}
      />
      <p>
        {state === "attached"
          ? t("nextSteps.attached", { barcode: barcode === null ? "" : formatBarcode(barcode) })
          : t(`nextSteps.${state}`)}
      </p>
      <p className="flex flex-wrap gap-3">
        <Link
          href={`/api${callPath(acmFormsRoutes.file, input)}`}
          download
          className={buttonStyles("primary")}
        >
          {t("download")}
        </Link>
        {hasScan && (
          <Link
            href={`/api${callPath(acmFormsRoutes.scan, input)}`}
            download
            className={buttonStyles("secondary")}
          >
            {t("scan")}
          </Link>
        )}
      </p>
    </Card>
  );
}

function Facts({ form }: PartProps) {
  const t = translate("acmForms");
  const { animal, collectorName, clinic, collectorType, place, plannedOn, collectedOn } = form;
  const collector = [collectorName, clinic, t(`collectorTypes.${collectorType}`)].filter(Boolean).join("\n");
  const rows = [
    [
      t("facts.animal"),
      <Link key="animal" href={paths.animal(animal.id)}>
        {animal.name}
      </Link>,
    ],
    [t("facts.collector"), collector],
    [t("facts.place"), place],
    [t("facts.plannedOn"), formatDay(plannedOn, requestCountry())],
    [t("facts.chipNumber"), form.chipNumber],
    [t("facts.barcode"), form.barcode && formatBarcode(form.barcode)],
    [t("facts.secondBarcode"), form.secondBarcode && formatBarcode(form.secondBarcode)],
    [t("facts.collectedOn"), collectedOn && formatDay(collectedOn, requestCountry())],
  ] as const;
  return (
    <Card>
      <section aria-labelledby="facts" className="grid gap-4">
        <h2 id="facts">{t("facts.title")}</h2>
        <DescriptionList
          rows={rows}
          layout="lines"
          className="grid gap-3 wide:grid-cols-2 desk:grid-cols-3"
        />
        {form.hasOtherChip && <p className="font-medium text-affected">{t("otherChip")}</p>}
      </section>
    </Card>
  );
}

interface SignatureListProps {
  readonly form: AcmForm;
  /** Not signed yet. */
  readonly isOpen: boolean;
}

/** The signatures of owner and collector, or the forms to sign. */
function SignatureList({ form, isOpen }: SignatureListProps) {
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
                    {t("sign.signed", { name: signature.name, date: formatInstant(signature.at) })}
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
