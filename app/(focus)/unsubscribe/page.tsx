import { ClientMessages } from "@/lib/i18n/client-messages";
import { Unsubscribe } from "@/components/kernel/notifications/unsubscribe-client";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("notifications", (t) => ({
  title: t("unsubscribe.metaTitle"),
}));

/** Turns a kind of notification mails off, by the link in such a mail. */
export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  await visitorMarket();
  const { token } = await searchParams;
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <ClientMessages areas={["notifications"]}>
        <Unsubscribe
          token={typeof token === "string" && token !== "" ? token : "-"}
          settingsPath={paths.emailSettings}
        />
      </ClientMessages>
    </div>
  );
}
