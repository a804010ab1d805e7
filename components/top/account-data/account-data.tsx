import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { DeleteFormClient } from "./delete-form-client";
import { DownloadClient } from "./download-client";

/** Download of the user's data, and deletion of the account. */
export function AccountData({ userId, email }: { readonly userId: number; readonly email: string }) {
  const t = translate("accountData");
  const { download, delete: deletion } = requestMessages("accountData");
  return (
    <ClientMessages areas={["accountData.delete", "accountData.download"]}>
      <Card>
        <section aria-labelledby="your-data" className="grid max-w-form gap-4">
          <h2 id="your-data">{t("title")}</h2>
          <h3>{download.title}</h3>
          <p className="text-quiet">{download.text}</p>
          <DownloadClient />
          <h3 className="mt-2">{deletion.title}</h3>
          <p className="text-quiet">{deletion.text}</p>
          <div>
            <DialogButton
              kind="danger"
              label={deletion.open}
              title={deletion.question}
              closeLabel={deletion.close}
            >
              <Points title={deletion.deletedTitle} points={deletion.deleted} />
              <Points title={deletion.staysTitle} points={deletion.stays} />
              <p>{t("delete.mail", { email })}</p>
              <DeleteFormClient userId={userId} email={email} />
            </DialogButton>
          </div>
        </section>
      </Card>
    </ClientMessages>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3>{title}</h3>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
