import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { paths } from "@/lib/navigation/paths";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";

const roleCards = [
  { role: "breeder", picture: breedPicturePath("canine", "irish-setter") },
  { role: "owner", picture: breedPicturePath("feline", "british-shorthair") },
  { role: "vet", picture: breedPicturePath("canine", "beagle") },
] as const;

/** A card for each kind of visitor, in the colour of the role. */
export function RoleCards() {
  const t = translate("home");
  return (
    <section aria-labelledby="start" className="py-8">
      <h2 id="start">{t("startHere")}</h2>
      <ul className="mt-6 grid gap-4 desk:grid-cols-3">
        {roleCards.map(({ role, picture }) => (
          <li
            key={role}
            data-user-type={role}
            className="flex gap-4 rounded-box border-t-4 border-brand bg-card p-6 shadow-raised"
          >
            <Illustration src={picture} kind="pet" isLazy className="size-20 shrink-0" />
            <div>
              <h3>{t(`${role}.title`)}</h3>
              <p className="mt-1 text-quiet">{t(`${role}.text`)}</p>
              <p className="mt-3">
                <Link href={paths.roleHome(role)} className="font-semibold">
                  {t(`${role}.link`)}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
