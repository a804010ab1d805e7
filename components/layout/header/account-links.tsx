import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { PersonIcon } from "@/components/layout/icons";
import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { paths } from "@/lib/navigation/paths";

// A constant element: React sends it once per page.
const personIcon = <PersonIcon />;

interface AccountLinksProps {
  /** In one line with everything else: on phones only the icon shows. */
  readonly isCompact?: boolean;
}

/** Sign-in link for guests, account menu for signed-in users; the styles show one of them. */
export function AccountLinks({ isCompact = false }: AccountLinksProps) {
  const t = translate("layout");
  return (
    <div className={cn("account-links", isCompact && "in-header")}>
      <div data-for="visitor">
        <Link href={paths.login}>
          {personIcon} {t("account.login")}
        </Link>
      </div>
      <div data-for="member" className="account-menu">
        <details name="main-menu" className="relative">
          <summary>
            {personIcon}
            <span className={cn(isCompact && "max-desk:sr-only")}>
              {t("account.menu")} <span data-for="unreached">{t("account.unavailable")}</span>
            </span>
          </summary>
          <ul
            className={cn(
              "absolute z-10 w-52 rounded-box border border-line bg-card py-2 shadow-over",
              isCompact ? "right-0" : "max-full:bottom-full full:right-0",
            )}
          >
            <li>
              <Link href={paths.my}>{t("account.overview")}</Link>
            </li>
            <li data-for="not-vet-account">
              <Link href={paths.myAnimals}>{t("account.animals")}</Link>
            </li>
            <li data-for="vet-account">
              <Link href={paths.myPatients}>{t("account.patients")}</Link>
            </li>
            <li>
              <Link href={paths.myProfile}>{t("account.details")}</Link>
            </li>
            <li>
              {/* A form: logging out is a POST, and it must work before any script has loaded. */}
              <form method="post" action={`/api${authRoutes.endSession.path}?next=${paths.home}`}>
                <button type="submit">{t("account.logout")}</button>
              </form>
            </li>
          </ul>
        </details>
      </div>
    </div>
  );
}
