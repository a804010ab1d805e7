"use client";

import { useState } from "react";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { actAsMyself } from "@/store/api/admin";
import { useShopDispatch } from "@/store/hooks";
import { useCalls } from "@/store/use-calls";

/** One press, and an admin is themself again. */
export function BackToSelf({ label }: { readonly label: string }) {
  const dispatch = useShopDispatch();
  const canCall = useCalls(true);
  const [failure, setFailure] = useState<string>();

  async function goBack() {
    if (!canCall) return;
    const message = await dispatch(actAsMyself());
    if (message === undefined) window.location.assign(fixedPaths.admin);
    else setFailure(message);
  }

  return (
    <>
      {" "}
      <button
        type="button"
        onClick={() => void goBack()}
        className="min-h-8 font-semibold underline underline-offset-4"
      >
        {label}
      </button>{" "}
      <span role="alert">{failure}</span>
    </>
  );
}
