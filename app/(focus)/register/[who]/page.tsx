import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RegisterFormClient } from "@/components/registration/register-form-client";
import { registerWordNames } from "@/components/registration/register-words";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { type RegisteredType, registeredTypes } from "@/lib/config/user-types";
import { listCountries } from "@/lib/data/for-forms";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket } from "@/lib/server/market";
import { pickWords } from "@/lib/server/pick-words";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  params: Promise<{ who: string }>;
}

async function typeOf(params: PageProps["params"]): Promise<RegisteredType> {
  const { who } = await params;
  return registeredTypes.find((type) => type === who) ?? notFound();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const type = await typeOf(params);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  return { title: words(`${type}.title`), description: words(`${type}.text`) };
}

export default async function RegisterAsPage({ params }: PageProps) {
  const type = await typeOf(params);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  const countries = await listCountries();
  const country = await visitorCountry();
  return (
    <div data-user-type={type} className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words(`${type}.title`)}</h1>
      <RegisterFormClient
        type={type}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        country={countries.some(({ code }) => code === country) ? (country ?? "") : ""}
        termsPath={paths.pages.terms}
        words={pickWords(words, registerWordNames)}
        sendingWords={messagesOf(language, "sending")}
      />
      <p>
        {words("haveAccount")} <a href={paths.login}>{words("login")}</a>
        {" · "}
        <a href={paths.register}>{words("otherType")}</a>
      </p>
    </div>
  );
}
