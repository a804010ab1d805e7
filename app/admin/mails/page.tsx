import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { MailList } from "@/components/top/admin/mail-list";
import { readMails } from "@/lib/data/top/admin";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.mails, () => translate("admin")("mails.title"));

/** Mails that would have been sent, for trying out the shop without a mail server. */
export default async function MailsPage() {
  await requireAdmin(paths.mails);
  const mails = await readMails();
  const t = translate("admin");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("mails.title")}</h1>
      {mails === undefined ? (
        <p className="text-quiet">{t("mails.sentBySmtp")}</p>
      ) : (
        <MailList mails={mails.results} />
      )}
    </div>
  );
}
