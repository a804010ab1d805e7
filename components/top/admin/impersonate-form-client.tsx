"use client";

import { type SyntheticEvent, useState } from "react";
import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { UserType } from "@/lib/config/user-types";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { adminRoutes } from "@/lib/contract/top/admin/admin.routes";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import { chooseUserType } from "@/store/api/account/user-type";
import { forgetUser } from "@/store/forget-user";
import { useShopDispatch } from "@/store/hooks";

interface ImpersonateFormProps {
  readonly userId: number;
  readonly name: string;
  readonly type: UserType;
}

/** Starts impersonating a customer; the admin has to give a reason. */
export function ImpersonateForm({ userId, name, type }: ImpersonateFormProps) {
  const messages = useMessages("admin.impersonation");
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isStarting) return;
    setIsStarting(true);
    const reason = String(new FormData(event.currentTarget).get("reason"));
    const result = await dispatch(callApi(adminRoutes.impersonate, { body: { userId, reason } }));
    if (result.ok) {
      // Everything in the browser belongs to the admin, also in other tabs.
      dispatch(forgetUser());
      // The menus of the customer instead of the admin's.
      dispatch(chooseUserType(type));
      return window.location.assign(fixedPaths.my);
    }
    setFailure(messageOf(result.error));
    setIsStarting(false);
  }

  return (
    <details>
      <summary className="disclosure font-medium text-brand">
        {messages.open} <span className="sr-only">{name}</span>
      </summary>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3 py-2">
        <TextField
          label={messages.reason}
          hint={messages.reasonHint}
          name="reason"
          required
          maxLength={limits.shortTextLength}
          error={failure}
        />
        <Button type="submit" pending={isStarting && messages.starting}>
          {messages.start}
        </Button>
      </form>
    </details>
  );
}
