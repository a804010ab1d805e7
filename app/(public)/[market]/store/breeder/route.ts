import { permanentRedirect } from "next/navigation";
import { paths } from "@/lib/navigation/paths";

/** Dogs or cats is asked at the role's own home. */
export function GET(): never {
  permanentRedirect(paths.roleHome("breeder"));
}
