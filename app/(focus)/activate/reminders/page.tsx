import { ClientMessages } from "@/lib/i18n/client-messages";
import { LinkGone } from "@/components/kits/reminders/link-gone";
import { Reminders } from "@/components/kits/reminders/reminders-client";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("reminders", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

/** Which reminders an address gets, by the link in its mails. */
export default async function Page({ searchParams }: PageProps<"/activate/reminders">) {
  await visitorMarket();
  const { token } = await searchParams;

  const contactPath = paths.pages.contact;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      {typeof token === "string" && token !== "" ? (
        <ClientMessages areas={["reminders"]}>
          <Reminders token={token} contactPath={contactPath} />
        </ClientMessages>
      ) : (
        <LinkGone contactPath={contactPath} />
      )}
    </div>
  );
}
