import { brand } from "@/lib/config/brand";
import { paths } from "@/lib/domain/paths";

/** Where nothing should lead away from what somebody is doing: only the way home. */
export function ReducedHeader() {
  return (
    <header>
      <a href={paths.home}>{brand.name}</a>
    </header>
  );
}
