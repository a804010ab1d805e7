import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";
import { PersonIcon } from "./icons";

interface AccountLinksProps {
  readonly words: Words<"frame">;
  readonly className?: string;
}

/** For whoever has a session the way to what is theirs, for everybody else the way in. */
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
      <div data-for="member">
        <a href={paths.my} className={look}>
          <PersonIcon /> {words("account")}
        </a>
      </div>
    </>
  );
}
