import { expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Notification } from "@/lib/contract/kernel/notifications/notifications.types";
import { NotificationList } from "./notification-list";

const notification = (id: number, createdAt: string): Notification => ({
  id,
  createdAt,
  event: "applicationDeclined",
  path: "/my/dv-access",
  isRead: true,
  params: { name: "", other: "", number: "", topic: "", count: 0 },
});

it("the list of notifications has a group per day in UTC, and names today and yesterday", () => {
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
      country="AU"
    />,
  );
  const days = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, day]) => day);
  expect(days).toEqual(["Today", "Yesterday", "30 December 2026"]);
  const items = html
    .split("<section")
    .slice(1)
    .map((section) => section.match(/<li/g)?.length);
  expect(items).toEqual([1, 2, 1]);
});
