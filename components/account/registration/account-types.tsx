import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { type RegisteredType, registeredTypes } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import { breedPicturePath } from "@/lib/domain/shop/breed-picture-path";

const typePictures: Readonly<Record<RegisteredType, string>> = {
  breeder: breedPicturePath("canine", "irish-setter"),
  owner: breedPicturePath("feline", "british-shorthair"),
  vet: breedPicturePath("canine", "beagle"),
};

/** Choice of the user type, each in its colours. */
export function AccountTypes() {
  const t = translate("registration");
  return (
    <ul className="grid gap-4 desk:grid-cols-3">
      {registeredTypes.map((type) => (
        <li
          key={type}
          data-user-type={type}
          className="relative grid justify-items-center gap-2 rounded-box border-t-4 border-brand bg-card p-6 text-center shadow-raised"
        >
          <Illustration src={typePictures[type]} kind="pet" className="size-28" />
          <h2>
            <Link href={paths.registerAs(type)} className="after:absolute after:inset-0">
              {t(`${type}.card`)}
            </Link>
          </h2>
          <p className="text-quiet">{t(`${type}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
