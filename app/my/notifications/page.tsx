import type { Metadata } from "next";
import { Suspense } from "react";
import { ListPagination } from "@/components/lists/list-pagination";
import { MailPreferences } from "@/components/kernel/notifications/mail-preferences-client";
import { MarkAll } from "@/components/kernel/notifications/mark-all-client";
import { NotificationList } from "@/components/kernel/notifications/notification-list";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/config/languages";
import { notificationDays } from "@/lib/config/notifications";
import { readMailPreferences, readNotifications, readUnreadCount } from "@/lib/data/notifications";
import { parseCategoryQuery } from "@/lib/domain/category-query";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser, type User } from "@/lib/server/session/visitor";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "notifications")("title") };
}

export default async function NotificationsPage({ searchParams }: PageProps) {
  const user = await requireUser(paths.notifications);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "notifications");
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro", { days: notificationDays })}</p>
      <Suspense key={page} fallback={<ListSkeleton label={t("loading")} />}>
        <NotificationPage page={page} user={user} language={language} />
      </Suspense>
      <Card>
        <section id="email-settings" aria-labelledby="preferences" className="grid grid-cols-1 gap-3">
          <h2 id="preferences">{t("preferences.title")}</h2>
          <Suspense fallback={<ListSkeleton label={t("loading")} />}>
            <Preferences language={language} />
          </Suspense>
        </section>
      </Card>
    </div>
  );
}

interface NotificationPageProps {
  readonly page: number;
  readonly user: User;
  readonly language: Language;
}

async function NotificationPage({ page, user, language }: NotificationPageProps) {
  const [{ results, count }, unread] = await Promise.all([readNotifications(page), readUnreadCount()]);
  const t = getTranslator(language, "notifications");
  if (count === 0) return <EmptyState title={t("empty")} hint={t("emptyHint")} />;
  const marksRead = user.loggedInBy === null;
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      {marksRead ? (
        <MarkAll
          messages={getMessages(language, "notifications").markAll}
          formMessages={getMessages(language, "form")}
          hasUnread={unread > 0}
        />
      ) : (
        <p>{t("impersonating")}</p>
      )}
      <NotificationList
        notifications={results}
        marksRead={marksRead}
        now={new Date()}
        country={user.countryCode}
        language={language}
      />
      <ListPagination
        page={page}
        count={count}
        hrefOf={paths.notificationsPage}
        label={t("pages")}
        language={language}
      />
    </>
  );
}

async function Preferences({ language }: { readonly language: Language }) {
  const { muted } = await readMailPreferences();
  return (
    <MailPreferences
      muted={muted}
      messages={pickMessages(getMessages(language, "notifications"), ["preferences", "kinds"])}
      formMessages={getMessages(language, "form")}
    />
  );
}
