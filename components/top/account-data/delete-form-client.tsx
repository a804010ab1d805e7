"use client";

import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { HiddenUsername } from "@/components/account/public/hidden-username";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { deleteAccount } from "@/store/api/account/account";

export function DeleteFormClient({ userId, email }: { readonly userId: number; readonly email: string }) {
  const messages = useMessages("accountData.delete");

  const { is_admin, demo_account, acting } = messages;
  const form = useCallForm({
    route: accountDataRoutes.deleteAccount,
    schema: async () => (await import("@/lib/contract/top/account-data/account-data.forms")).deletionForm,
    defaults: { password: "" },
    toBody: emptyToNull,
    send: deleteAccount,
    onSuccess: async () => {
      await forgetCollectorRecords(userId);
      // Replaces this page, so that Back does not lead to it.
      window.location.replace(fixedPaths.accountDeleted);
    },
    failuresByCode: { is_admin, demo_account, acting },
    staysBusy: true,
  });
  return (
    // POST even before hydration: a password must never become part of an address.
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <HiddenUsername email={email} />
      <TextField
        {...form.field("password")}
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
      />
      <FormFailure message={form.failure} />
      <Button type="submit" kind="danger" pending={form.isSending && messages.deleting}>
        {messages.submit}
      </Button>
    </form>
  );
}

/** The account is gone, whether or not this browser has a database. */
async function forgetCollectorRecords(userId: number): Promise<void> {
  try {
    const { forgetAgent } = await import("@/components/animals/public/device-store");
    await forgetAgent(userId);
  } catch {
    // Without IndexedDB there are no records.
  }
}
