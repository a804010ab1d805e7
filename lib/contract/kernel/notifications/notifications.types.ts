import type { Response } from "@/lib/contract/calls";

export type Notifications = Response<"notifications.list">;

export type Notification = Notifications["results"][number];
