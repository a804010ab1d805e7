"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import type { Refusal } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import { pageLanguage } from "./page-language";
import { refusalWords } from "./refusal-words";

/** Why a cart did not take something. Afterwards the keyboard is where it was: at what was pressed. */
export function RefusalDialog({ refusal }: { readonly refusal: Refusal }) {
  const dispatch = useShopDispatch();
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const { title, texts, close } = refusalWords(pageLanguage(), refusal);
  const leave = () => dispatch(applicationChanged({ refusal: null }));
  return (
    <DialogBox
      isOpen
      onOpen={(isOpen) => !isOpen && leave()}
      title={title}
      closeLabel={close}
      opener={opener}
    >
      <div className="grid gap-2">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Button onClick={leave}>{close}</Button>
    </DialogBox>
  );
}
