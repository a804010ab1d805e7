import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { PersonIcon } from "@/components/layout/icons";
import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { paths } from "@/lib/navigation/paths";

// A constant element: React sends it once per page.
const personIcon = <PersonIcon />;

/** Sign-in link for guests, account menu for signed-in users; the styles show one of them. */
export function AccountLinks() {
  const t = translate("layout");
  return (
    <div className="account-links">
      <div data-for="visitor">
        <Link href={paths.login}>
          {personIcon} {t("account.login")}
        </Link>
      </div>
      <div data-for="member" className="account-menu">
        <details name="main-menu" className="relative">
          <summary>
            {personIcon} {t("account.menu")} <span data-for="unreached">{t("account.unavailable")}</span>
          </summary>
          <ul className="absolute z-10 w-52 rounded-box border border-line bg-card py-2 shadow-over max-full:bottom-full full:right-0">
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
