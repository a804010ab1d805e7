import { Suspense } from "react";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ListPagination } from "@/components/lists/list-pagination";
import { MailPreferences } from "@/components/kernel/notifications/mail-preferences-client";
import { MarkAll } from "@/components/kernel/notifications/mark-all-client";
import { NotificationList } from "@/components/kernel/notifications/notification-list";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListSkeleton } from "@/components/ui/skeleton";
import { DeferredList } from "@/components/lists/deferred-list";
import { notificationDays } from "@/lib/config/kernel/notifications";
import { readUnreadCount } from "@/lib/data/kernel/notifications";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser, type User } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("notifications", (t) => ({ title: t("title") }));

export default async function NotificationsPage({ searchParams }: PageProps<"/my/notifications">) {
  const user = await requireUser(paths.notifications);
  const t = translate("notifications");
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro", { days: notificationDays })}</p>
      <Suspense key={page} fallback={<ListSkeleton label={t("loading")} />}>
        <NotificationPage page={page} user={user} />
      </Suspense>
      <Card>
        <section id="email-settings" aria-labelledby="preferences" className="grid grid-cols-1 gap-3">
          <h2 id="preferences">{t("preferences.title")}</h2>
          <DeferredList label={t("loading")} read={() => readAsVisitor("notifications.preferences", {})}>
            {({ muted }) => (
              <ClientMessages areas={["notifications"]}>
                <MailPreferences muted={muted} />
              </ClientMessages>
            )}
          </DeferredList>
        </section>
      </Card>
    </div>
  );
}

async function NotificationPage({ page, user }: { readonly page: number; readonly user: User }) {
  const [{ results, count }, unread] = await Promise.all([
    readAsVisitor("notifications.list", { query: { page } }),
    readUnreadCount(),
  ]);
  const t = translate("notifications");
  if (count === 0) return <EmptyState title={t("empty")} hint={t("emptyHint")} />;
  const marksRead = user.loggedInBy === null;
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      {marksRead ? (
        <ClientMessages areas={["notifications.markAll"]}>
          <MarkAll hasUnread={unread > 0} />
        </ClientMessages>
      ) : (
        <p>{t("impersonating")}</p>
      )}
      <NotificationList notifications={results} marksRead={marksRead} now={new Date()} />
      <ListPagination page={page} count={count} hrefOf={paths.notificationsPage} label={t("pages")} />
    </>
  );
}
