import { openDoor } from "@/lib/server/bff/open-door";

export const dynamic = "force-dynamic";

export {
  openDoor as GET,
  openDoor as HEAD,
  openDoor as POST,
  openDoor as PUT,
  openDoor as PATCH,
  openDoor as DELETE,
  openDoor as OPTIONS,
};
