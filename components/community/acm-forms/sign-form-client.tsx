"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { TextField } from "@/components/ui/text-field";
import type { AcmSigner, Strokes } from "@/lib/config/community/acm-forms";
import { limits } from "@/lib/config/limits";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import { SignaturePad } from "@/components/community/public/signature-pad-client";

interface SignFormProps {
  readonly id: number;
  readonly signer: AcmSigner;
  /** Offered as name. */
  readonly name: string;
}

/** One signature: drawn, or by typing the name, which needs no pointer. */
export function SignForm(props: SignFormProps) {
  const { signer } = props;
  const t = useTranslator("acmForms.sign");
  const { isTyped, setIsTyped, name, setName, strokes, setStrokes, errors, signing, submit } =
    useSignature(props);
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("name")}
        required
        autoComplete={signer === "owner" ? "name" : "off"}
        maxLength={limits.shortTextLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={errors["name"]}
      />
      <ChoiceRow
        legend={t("how")}
        options={[
          { value: "draw", label: t("draw") },
          { value: "type", label: t("type") },
        ]}
        chosen={isTyped ? "type" : "draw"}
        field={{
          name: `how-${signer}`,
          onChange: ({ currentTarget }) => setIsTyped(currentTarget.value === "type"),
        }}
      />
      {isTyped ? (
        <p className="text-quiet">{t("typeHint")}</p>
      ) : (
        <SignaturePad strokes={strokes} onChange={setStrokes} error={errors["strokes"]} />
      )}
      <FormFailure message={signing.failure} />
      <div>
        <Button type="submit" pending={signing.isSending && t("sending")}>
          {t("submit", { signer })}
        </Button>
      </div>
    </form>
  );
}

/** What is signed with, its errors, and sending it. */
function useSignature({ id, signer, name: offered }: SignFormProps) {
  const messages = useMessages("acmForms.sign");

  const router = useRouter();
  const [isTyped, setIsTyped] = useState(false);
  const [name, setName] = useState(offered);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const signing = useRouteCall(acmFormsRoutes.sign, { staysBusy: true });

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    await loadErrorTexts();
    const missing = {
      ...(name.trim() === "" && { name: errorText("fields.required") }),
      ...(!isTyped && strokes.length === 0 && { strokes: messages.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const drawn = strokes.map((stroke) => [...stroke]);
    const body = { signer, name: name.trim(), strokes: isTyped ? null : drawn };
    const outcome = await signing.send({ params: { id }, body }, ["name", "strokes"]);
    if (outcome.ok) router.refresh();
    else setErrors(outcome.fields);
  }

  return { isTyped, setIsTyped, name, setName, strokes, setStrokes, errors, signing, submit };
}
