import type { ResponseOf } from "@/lib/contract/contract";
import type { notificationsShapes } from "./notifications.shapes";

type Shapes = typeof notificationsShapes;

export type Notifications = ResponseOf<Shapes["list"]>;

export type Notification = Notifications["results"][number];
