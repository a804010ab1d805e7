"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { hasLight, switchLight } from "./open-camera";

/** Only where the camera has a light that can be switched. */
export function LightButton({ stream }: { readonly stream: MediaStream }) {
  const t = useTranslator("scan");
  const [isOn, setOn] = useState(false);
  if (!hasLight(stream)) return null;
  return (
    <Button kind="secondary" onClick={() => void switchLight(stream, !isOn).then(setOn)}>
      {isOn ? t("lightOff") : t("lightOn")}
    </Button>
  );
}
