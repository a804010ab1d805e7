"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { drawStrokes } from "@/components/community/public/draw-strokes";
import { SignaturePad } from "@/components/community/public/signature-pad-client";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceRow } from "@/components/ui/choice-row";
import { TextField } from "@/components/ui/text-field";
import { signatureSize, type Strokes } from "@/lib/config/community/acm-forms";
import { collectorLimits } from "@/lib/config/animals/collector";
import { limits } from "@/lib/config/limits";
import type { RecordFieldsProps } from "./use-record-form";

/** Drawn, or the typed name of an owner who confirms in person, which needs no pointer. */
export function OwnerSignature({ form }: RecordFieldsProps) {
  const t = useTranslator("collector.form");
  const { field, hook } = form;
  const how = useWatch({ control: hook.control, name: "how" });
  return (
    <div className="grid gap-4">
      <ChoiceRow
        legend={t("signature")}
        options={[
          { value: "draw", label: t("draw") },
          { value: "type", label: t("type") },
        ]}
        field={field("how")}
      />
      {how === "type" ? (
        <>
          <TextField
            {...field("signedName")}
            label={t("signedName")}
            autoComplete="off"
            maxLength={limits.shortTextLength}
          />
          <Checkbox {...field("ownerConfirms")} label={t("ownerConfirms")} />
        </>
      ) : (
        <Drawing form={form} />
      )}
    </div>
  );
}

function Drawing({ form: { hook, field } }: RecordFieldsProps) {
  const t = useTranslator("collector.form");
  const [strokes, setStrokes] = useState<Strokes>([]);
  const signature = useWatch({ control: hook.control, name: "signature" });
  const { error } = field("signature");
  function change(next: Strokes) {
    setStrokes(next);
    const picture = next.length === 0 ? "" : toPicture(next);
    hook.setValue("signature", picture ?? "");
    if (picture === undefined) hook.setError("signature", { message: t("tooLarge") });
    else hook.clearErrors("signature");
  }
  // The record is being corrected and has a signature.
  if (signature !== "" && strokes.length === 0)
    return (
      <div className="grid justify-items-start gap-2">
        <img
          src={`data:image/png;base64,${signature}`}
          alt={t("signed")}
          className="w-full rounded-box border border-edge bg-card"
        />
        <p role="alert" className="text-affected empty:hidden">
          {error}
        </p>
        <Button kind="quiet" onClick={() => hook.setValue("signature", "")}>
          {t("signAgain")}
        </Button>
      </div>
    );
  return <SignaturePad strokes={strokes} onChange={change} error={error} />;
}

/** PNG in base64; undefined if it would be too large. */
function toPicture(strokes: Strokes): string | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = signatureSize.width;
  canvas.height = signatureSize.height;
  drawStrokes(canvas, strokes);
  const base64 = canvas.toDataURL("image/png").split(",")[1] ?? "";
  return base64 === "" || base64.length > collectorLimits.signatureLength ? undefined : base64;
}
