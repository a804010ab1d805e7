import { permanentRedirect } from "next/navigation";
import { paths } from "@/lib/navigation/paths";

/** Redirects to the role's landing page, where the species is chosen. */
export function GET(): never {
  permanentRedirect(paths.roleHome("breeder"));
}
