import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { useInputForm } from "@/components/form/use-input-form";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { ScanButton } from "@/components/kits/scan/scan-button-client";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { enterKitBarcode } from "@/store/api/kits/activation";
import { type CallError, messageOf } from "@/store/api/call-error";
import { type UsedKitFacts, usedKitOf } from "@/store/api/kits/used-kit";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged } from "@/store/slices/activation";
import { barcodeValues, toStepBody } from "@/components/kits/activation/activation-values";
import { readKitList } from "@/components/kits/activation/kit-list/kit-list";
import { KitListEntry } from "@/components/kits/activation/kit-list/kit-list-slot";
import { LitterLink } from "@/components/kits/activation/litter-link";
import { loadRules } from "@/components/kits/activation/load-rules";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { UsedKit } from "./load-used-kit";

/** The barcode of the tube, twice, and of a second tube of the same animal. */
export function BarcodeStep(props: StepProps) {
  const t = useTranslator("activation");

  const { activation } = props;
  const [usedKit, setUsedKit] = useState(usedKitOf(activation.kitError));
  const form = useBarcodeForm(props, setUsedKit);
  const { change, field } = form;
  if (usedKit !== undefined)
    return (
      <UsedKit
        kit={usedKit}
        activation={activation}
        onOther={() => {
          change(barcodeValues({}));
          setUsedKit(undefined);
        }}
      />
    );
  const failure = form.failure ?? storedProblem(activation.kitError, form.isSending);
  return (
    <div className="grid gap-8">
      <ActivationForm activation={activation} form={{ ...form, failure }}>
        <div className="flex flex-col gap-4 wide:flex-row wide:items-center">
          <LabelPicture label={t("barcode.picture")} />
          <p className="text-quiet">{t("barcode.intro")}</p>
        </div>
        <ScanButton
          fieldName="barcode"
          // What the camera has read need not be typed again.
          onScan={(barcode) => change({ barcode, confirmBarcode: barcode })}
        />
        <BarcodeField {...field("barcode")} label={t("barcode.label")} hint={t("barcode.hint")} />
        <BarcodeField
          {...field("confirmBarcode")}
          label={t("barcode.confirm")}
          hint={t("barcode.confirmHint")}
        />
        <SecondTube form={form} />
        <LitterLink />
      </ActivationForm>
      <KitListEntry activation={activation} />
    </div>
  );
}

/** A second tube of the same animal, which few kits have. */
function SecondTube({ form: { text, change, field } }: { readonly form: BarcodeForm }) {
  const t = useTranslator("activation.barcode");
  const [hasSecond, setHasSecond] = useState(text("secondBarcode") !== "");
  const add = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const expectFocus = useFocusAfterChange(
    hasSecond,
    () => add.current ?? fields.current?.querySelector("input"),
  );
  const show = (isShown: boolean) => {
    expectFocus(true);
    setHasSecond(isShown);
  };
  if (!hasSecond)
    return (
      <Button ref={add} kind="quiet" className="-ml-5 justify-self-start" onClick={() => show(true)}>
        {t("addSecond")}
      </Button>
    );
  function remove() {
    change({ secondBarcode: "", confirmSecondBarcode: "" });
    show(false);
  }
  return (
    <fieldset ref={fields} className="grid gap-4 rounded-box border border-line bg-card p-4">
      <legend className="px-1 font-semibold">{t("secondTitle")}</legend>
      <p className="text-small text-quiet">{t("secondIntro")}</p>
      <BarcodeField {...field("secondBarcode")} label={t("secondLabel")} />
      <BarcodeField {...field("confirmSecondBarcode")} label={t("confirmSecond")} />
      <Button kind="quiet" className="-ml-5 justify-self-start" onClick={remove}>
        {t("removeSecond")}
      </Button>
    </fieldset>
  );
}

type BarcodeForm = ReturnType<typeof useBarcodeForm>;

function useBarcodeForm({ activation }: StepProps, onUsed: (kit: UsedKitFacts | undefined) => void) {
  const dispatch = useShopDispatch();
  return useInputForm({
    route: activationRoutes.enterKitBarcode,
    schema: async () => (await loadRules()).activationForms.barcode,
    defaults: barcodeValues(activation.record),
    onChange: (values) => {
      const typed = (...names: readonly string[]) => names.map((name) => String(values[name]));
      const barcodes = typed("barcode", "secondBarcode");
      dispatch(recordChanged({ barcodes, confirmBarcodes: typed("confirmBarcode", "confirmSecondBarcode") }));
    },
    toBody: toStepBody,
    send: (body) => enterListedKit(body, activation),
    onRefusal: (refusal) => onUsed(usedKitOf(refusal)),
    onSuccess: activation.next,
  });
}

const enterListedKit =
  (
    body: Parameters<typeof enterKitBarcode>[0],
    { email, user }: StepProps["activation"],
  ): ReturnType<typeof enterKitBarcode> =>
  async (dispatch) => {
    const result = await dispatch(enterKitBarcode(body, email));
    const [kit] = result.ok ? result.data.kits : [];
    if (kit === undefined || readKitList(user?.id ?? null) === undefined) return result;
    // Without it the next step is empty.
    const loaded = await import("@/components/kits/activation/kit-list/fill-in-listed").catch(
      () => undefined,
    );
    if (loaded) await dispatch(loaded.fillInListed(kit, user));
    return result;
  };

/** Without suggestions and corrections of the keyboard, which would change a barcode. */
function BarcodeField(props: Parameters<typeof TextField>[0]) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      // One more than allowed: a longer text shows its message instead of being cut.
      maxLength={limits.barcodeLength + 1}
    />
  );
}

/** Why the barcode of a stored record cannot be used any more. */
function storedProblem(error: CallError | undefined, isSending: boolean): string | undefined {
  if (error === undefined || isSending) return undefined;
  return error.kind === "fields" ? Object.values(error.fields).join(" ") : messageOf(error);
}

/** Where the barcode is on a tube: a label with lines and the number below them. */
function LabelPicture({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-8 0 230 88"
      className="w-full max-w-60 shrink-0 rounded-box border border-line bg-card"
    >
      <path d="M18 24h170a20 20 0 0 1 0 40H18z" className="fill-sand stroke-edge" strokeWidth="2" />
      <path d="M6 20h18v48H6z" className="fill-brand" />
      <rect x="44" y="26" width="124" height="36" rx="4" className="fill-card stroke-line" />
      <g className="fill-ink">
        {barPositions.map(([x, width]) => (
          <rect key={x} x={x} y="31" width={width} height="16" />
        ))}
      </g>
      <text
        x="106"
        y="58"
        textAnchor="middle"
        fontSize="9"
        fontWeight="600"
        letterSpacing="0.5"
        className="fill-brand-strong"
      >
        TM 1234 5678 9012 3
      </text>
    </svg>
  );
}

const barPositions = Array.from(
  { length: 22 },
  (_, at) => [52 + at * 5, [1, 3, 2, 1, 2][at % 5] ?? 1] as const,
);
