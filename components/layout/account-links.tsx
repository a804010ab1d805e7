import { cn } from "@/components/ui/class-names";
import { authRoutes } from "@/lib/contract/auth/auth.routes";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { PersonIcon } from "./icons";

interface AccountLinksProps {
  readonly words: Words<"frame">;
  readonly className?: string;
}

/** For whoever has a session the way to what is theirs and out again, for everybody else the way in. */
export function AccountLinks({ words, className }: AccountLinksProps) {
  const look = cn(
    "flex h-10 items-center gap-2 text-small font-medium no-underline hover:underline",
    className,
  );
  return (
    <>
      <div data-for="visitor">
        <a href={paths.login} className={look}>
          <PersonIcon /> {words("login")}
        </a>
      </div>
      <div data-for="member" className="account-menu">
        <details name="main-menu" className="relative">
          <summary className={look}>
            <PersonIcon /> {words("account")} <span data-for="unreached">{words("unreached")}</span>
          </summary>
          <ul className="absolute z-10 w-52 rounded-box border border-line bg-card py-2 shadow-over max-full:bottom-full full:right-0">
            <li>
              <a href={paths.my}>{words("overview")}</a>
            </li>
            <li>
              <a href={paths.myProfile}>{words("details")}</a>
            </li>
            <li>
              {/* A form, because leaving changes something; it works before any script has loaded. */}
              <form method="post" action={`/api${authRoutes.leave.path}?next=${paths.home}`}>
                <button type="submit">{words("logout")}</button>
              </form>
            </li>
          </ul>
        </details>
      </div>
    </>
  );
}
