import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { RegisterFormClient } from "@/components/account/registration/register-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { type RegisteredType, registeredTypes } from "@/lib/config/user-types";
import { listCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";

async function parseType(params: PageProps<"/register/[type]">["params"]): Promise<RegisteredType> {
  const { type: name } = await params;
  return registeredTypes.find((type) => type === name) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<"/register/[type]">): Promise<Metadata> {
  const type = await parseType(params);
  await visitorMarket();
  const t = translate("registration");
  return { title: t(`${type}.title`), description: t(`${type}.text`) };
}

export default async function RegisterAsPage({ params }: PageProps<"/register/[type]">) {
  const type = await parseType(params);
  await visitorMarket();
  const t = translate("registration");
  const countries = await listCountries();
  const country = await visitorCountry();
  return (
    <div data-user-type={type} className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t(`${type}.title`)}</h1>
      <ClientMessages areas={["registration.form"]}>
        <RegisterFormClient
          type={type}
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
          country={countries.some(({ code }) => code === country) ? (country ?? "") : ""}
          termsPath={paths.pages.terms}
        />
      </ClientMessages>
      <p>
        {t("haveAccount")} <Link href={paths.login}>{t("login")}</Link>
        {" · "}
        <Link href={paths.register}>{t("otherType")}</Link>
      </p>
    </div>
  );
}
