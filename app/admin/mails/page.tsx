import { AdminHead } from "@/app/admin/_parts/admin-head";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { WrittenMails } from "@/components/admin/written-mails";
import { readMails } from "@/lib/data/admin";
import { paths } from "@/lib/navigation/paths";
import { wordsOf } from "@/lib/server/words";

export const generateMetadata = () =>
  adminTitle(paths.mails, (language) => wordsOf(language, "admin")("mails"));

/** For whoever tries or builds the shop: what it would have sent. */
export default async function MailsPage() {
  const { person, language } = await requireAdmin(paths.mails);
  const mails = await readMails();
  const words = wordsOf(language, "admin");
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead current="mails" />
      <h1>{words("mails")}</h1>
      {mails === undefined ? (
        <p className="text-quiet">{words("mailsSent")}</p>
      ) : (
        <WrittenMails mails={mails.results} country={person.countryCode} words={words} />
      )}
    </div>
  );
}
