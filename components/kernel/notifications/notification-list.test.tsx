import { afterEach, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Notification } from "@/lib/contract/kernel/notifications/notifications.types";
import { setRequestTimeZone } from "@/lib/i18n/translate";
import { NotificationList } from "./notification-list";

afterEach(() => setRequestTimeZone(undefined));

const notification = (id: number, createdAt: string): Notification => ({
  id,
  createdAt,
  event: "applicationDeclined",
  path: "/my/dv-access",
  isRead: true,
  params: { name: "", other: "", number: "", topic: "", count: 0 },
});

it.each([
  [undefined, ["today", "yesterday", "2 days ago"], [1, 2, 1]],
  ["Australia/Sydney", ["today", "yesterday"], [2, 2]],
  ["America/New_York", ["today", "yesterday"], [2, 2]],
])(
  "the list of notifications has a group per day in %s, and names today and yesterday",
  (zone, names, counts) => {
    setRequestTimeZone(zone);
    const html = plainHtml(
      <NotificationList
        notifications={[
          notification(4, "2027-01-01T00:00:00.000Z"),
          notification(3, "2026-12-31T23:59:59.000Z"),
          notification(2, "2026-12-31T00:00:00.000Z"),
          notification(1, "2026-12-30T23:59:59.000Z"),
        ]}
        marksRead
        now={new Date("2027-01-01T00:00:10Z")}
      />,
    );
    const days = [...html.matchAll(/<h2[^>]*><time[^>]*>(.*?)<\/time>/g)].map(([, day]) => day);
    expect(days).toEqual(names);
    const items = html
      .split("<section")
      .slice(1)
      .map((section) => section.match(/<li/g)?.length);
    expect(items).toEqual(counts);
  },
);
