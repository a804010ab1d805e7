"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import { hasLight, switchLight } from "./open-camera";

interface LightButtonProps {
  readonly stream: MediaStream;
  readonly t: Translate<Messages["scan"]>;
}

/** Only where the camera has a light that can be switched. */
export function LightButton({ stream, t }: LightButtonProps) {
  const [isOn, setOn] = useState(false);
  if (!hasLight(stream)) return null;
  return (
    <Button kind="secondary" onClick={() => void switchLight(stream, !isOn).then(setOn)}>
      {isOn ? t("lightOff") : t("lightOn")}
    </Button>
  );
}
