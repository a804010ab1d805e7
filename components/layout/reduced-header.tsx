import { brand } from "@/lib/config/brand";
import { paths } from "@/lib/domain/paths";
import { headerLook } from "./header-look";

/** Where nothing should lead away from what somebody is doing: only the way home. */
export function ReducedHeader() {
  return (
    <header className={headerLook.bar}>
      <div className={headerLook.row}>
        <a href={paths.home} className={headerLook.name}>
          {brand.name}
        </a>
      </div>
    </header>
  );
}
