import { GetForm } from "@/components/links/get-form";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { isStore } from "@/lib/config/markets/markets";
import type { Response } from "@/lib/contract/calls";
import { flagPicture } from "@/lib/domain/flag-picture";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

interface CountryPickerProps {
  readonly countries: Readonly<Response<"geography.countries">>;
}

/** Leads to the page of a country, without a script as well. */
export function CountryPicker({ countries }: CountryPickerProps) {
  const t = translate("delivery");
  return (
    <section aria-labelledby="picker">
      <Card className="grid gap-4">
        <div>
          <h2 id="picker" className="text-title-3">
            {t("picker.title")}
          </h2>
          <p className="mt-1 text-quiet">{t("picker.intro")}</p>
        </div>
        <CountryForm countries={countries} />
        <p className="text-small text-quiet">{t("picker.stores")}</p>
        <ul className="-mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {countries
            .filter(({ code }) => isStore(code))
            .map(({ code, name }) => (
              <li key={code}>
                <Link href={paths.shippingTo(code)} className="inline-flex items-center gap-2 py-2">
                  <img src={flagPicture(code)} width={24} height={16} alt="" className="rounded-[2px]" />
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </section>
  );
}

interface CountryFormProps extends CountryPickerProps {
  /** The code of the country that is shown. */
  readonly chosen?: string;
}

export function CountryForm({ countries, chosen }: CountryFormProps) {
  const t = translate("delivery");
  return (
    <GetForm
      action={paths.chooseShipping}
      className="grid max-w-text items-end gap-3 wide:grid-cols-[1fr_auto]"
    >
      <Select
        name="country"
        required
        label={t("picker.label")}
        placeholder={t("picker.placeholder")}
        defaultValue={chosen ?? ""}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Button type="submit" kind={chosen === undefined ? "primary" : "secondary"}>
        {t("picker.submit")}
      </Button>
    </GetForm>
  );
}
