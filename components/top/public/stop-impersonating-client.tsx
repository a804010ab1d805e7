"use client";

import { useState } from "react";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { adminRoutes } from "@/lib/contract/top/admin/admin.routes";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import { chooseUserType } from "@/store/api/account/user-type";
import { forgetUser } from "@/store/forget-user";
import { useShopDispatch } from "@/store/hooks";

export function StopImpersonating({ label }: { readonly label: string }) {
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();

  async function stop() {
    const result = await dispatch(callApi(adminRoutes.stopImpersonating));
    if (!result.ok) return setFailure(messageOf(result.error));
    // What the customer entered stays neither here nor in other tabs.
    dispatch(forgetUser());
    // The menus of the admin's own account again.
    const own = await dispatch(callApi(accountRoutes.details, undefined, { isFresh: true }));
    if (own.ok) dispatch(chooseUserType(own.data.type));
    window.location.assign(fixedPaths.admin);
  }

  return (
    <>
      {" "}
      <button
        type="button"
        onClick={() => void stop()}
        className="min-h-8 font-semibold underline underline-offset-4"
      >
        {label}
      </button>{" "}
      <span role="alert">{failure}</span>
    </>
  );
}
