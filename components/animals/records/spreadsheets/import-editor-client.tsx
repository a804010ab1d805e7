"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import type { SheetImport } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.types";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import { sheetPaths } from "@/lib/navigation/sheet-paths";
import { ColumnsForm } from "./columns-form";

interface ImportEditorProps {
  readonly found: SheetImport;
  /** What the rows are like with the saved columns. */
  readonly children: ReactNode;
}

/** Columns, rows and the import itself, which waits until changed columns have been checked. */
export function ImportEditor({ found, children }: ImportEditorProps) {
  const columnsMessages = useMessages("spreadsheets.columns");

  const { id, valid, revision } = found;
  const router = useRouter();
  const t = useTranslator("spreadsheets.import");
  const [isChanged, setIsChanged] = useState(false);
  const check = useRouteCall(spreadsheetsRoutes.update);
  const add = useRouteCall(spreadsheetsRoutes.importAnimals, { staysBusy: true });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function checkAgain(settings: SheetSettings) {
    const body = { ...settings, columns: [...settings.columns] };
    const result = await check.send({ params: { id }, body }, ["columns"]);
    setErrors(result.ok ? {} : result.fields);
    if (!result.ok) return;
    setIsChanged(false);
    router.refresh();
  }

  async function importAnimals() {
    const result = await add.send({ params: { id }, body: { revision } });
    if (result.ok) redirectTo(sheetPaths.import(id));
  }

  function hint(): string {
    if (isChanged) return columnsMessages.changed;
    return t(valid > 0 ? "text" : "none");
  }

  return (
    <>
      <ColumnsForm
        found={found}
        isSending={check.isSending}
        failure={errors["columns"] ?? check.failure}
        onChange={() => setIsChanged(true)}
        onSubmit={(settings) => void checkAgain(settings)}
      />
      {children}
      <section aria-labelledby="import" className="grid gap-3">
        <h2 id="import">{t("title")}</h2>
        <p role="status">{hint()}</p>
        {!isChanged && valid > 0 && (
          <>
            <FormFailure message={add.failure} />
            <div>
              <Button pending={add.isSending && t("sending")} onClick={() => void importAnimals()}>
                {t("submit", { count: valid })}
              </Button>
            </div>
          </>
        )}
        <RemoveImport id={id} />
      </section>
    </>
  );
}

/** Without confirmation: the sender still has the file, and the animals stay. */
export function RemoveImport({ id }: { readonly id: string }) {
  const messages = useMessages("spreadsheets.import");

  const { send, isSending, failure } = useRouteCall(spreadsheetsRoutes.remove, { staysBusy: true });
  async function remove() {
    const result = await send({ params: { id } });
    if (result.ok) redirectTo(sheetPaths.spreadsheets);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FormFailure message={failure} />
      <Button kind="quiet" pending={isSending && messages.removing} onClick={() => void remove()}>
        {messages.remove}
      </Button>
      <p className="text-small text-quiet">{messages.removeText}</p>
    </div>
  );
}
