"use client";

import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import { useProfileForm } from "@/components/account/use-profile-form";
import { Button } from "@/components/ui/button";
import { PasswordOwner } from "@/components/registration/password-owner";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { deletionForm } from "@/lib/contract/account-data/account-data.forms";
import { myDataRoutes } from "@/lib/contract/account-data/account-data.routes";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { CallError } from "@/store/api/call-error";
import type { Deletion } from "@/store/api/my-data";
import { deleteAccount } from "@/store/my-data";
import type { ShopThunk } from "@/store/shop-state";
import type { DataWords } from "./data-words";

interface DeleteFormProps {
  readonly email: string;
  readonly words: DataWords["delete"];
  readonly sendingWords: SendingWords;
}

export function DeleteFormClient({ email, words, sendingWords }: DeleteFormProps) {
  const { is_admin, demo_account, acting } = words;
  const { field, saving, submit } = useProfileForm({
    schema: deletionForm,
    values: { password: "" },
    save: deleteAndLeave,
    failed: myDataRoutes.deleteAccount.failure,
    words: sendingWords,
    refusals: { is_admin, demo_account, acting },
  });
  return (
    // A post even before the script has loaded: a password must never stand in an address.
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <PasswordOwner email={email} />
      <TextField
        {...field("password")}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
      />
      <FormFailure message={saving.failure} />
      <Button type="submit" kind="danger" pending={saving.isSending && words.deleting}>
        {words.submit}
      </Button>
    </form>
  );
}

const deleteAndLeave =
  (body: Deletion): ShopThunk<Promise<CallError | undefined>> =>
  async (dispatch) => {
    const error = await dispatch(deleteAccount(body));
    if (error) return error;
    // In the place of this page, which Back must not bring again. Until then the form is on its way.
    window.location.replace(fixedPaths.accountDeleted);
    return new Promise(() => undefined);
  };
