import type { FormMessages } from "@/store/api/failure-message";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button-client";
import type { Language } from "@/lib/config/languages";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { DeleteFormClient } from "./delete-form-client";
import { DownloadClient } from "./download-client";

interface AccountDataProps {
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
  readonly formMessages: FormMessages;
}

/** Download of the user's data, and deletion of the account. */
export function AccountData({ userId, email, language, formMessages }: AccountDataProps) {
  const t = getTranslator(language, "accountData");
  const { download, delete: deletion } = getMessages(language, "accountData");
  return (
    <Card>
      <section aria-labelledby="your-data" className="grid max-w-form gap-4">
        <h2 id="your-data">{t("title")}</h2>
        <h3>{download.title}</h3>
        <p className="text-quiet">{download.text}</p>
        <DownloadClient messages={download} formMessages={formMessages} />
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
            <DeleteFormClient userId={userId} email={email} messages={deletion} formMessages={formMessages} />
          </DialogButton>
        </div>
      </section>
    </Card>
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
