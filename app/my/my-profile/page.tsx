import type { Metadata } from "next";
import { AccountData } from "@/components/top/account-data/account-data";
import { AddressFormClient } from "@/components/account/account/address-form-client";
import { BreedsFormClient } from "@/components/account/account/breeds-form-client";
import { DetailsFormClient } from "@/components/account/account/details-form-client";
import { PasswordFormClient } from "@/components/account/account/password-form-client";
import { VetFormClient } from "@/components/account/account/vet-form-client";
import { NewsletterSetting } from "@/components/account/newsletter/newsletter-setting-client";
import { MyApprovals } from "@/components/community/approvals/my-approvals";
import { readNewsletterSetting } from "@/lib/data/newsletter";
import { listCountries } from "@/lib/data/countries";
import { readMyApprovals } from "@/lib/data/approvals";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";
import { getMessages, getTranslator } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "account")("title") };
}

export default async function MyProfilePage() {
  const user = await requireUser(paths.myProfile);
  const [countries, approvals, newsletter] = await Promise.all([
    listCountries(),
    readMyApprovals(),
    readNewsletterSetting(),
  ]);
  const { language } = await visitorMarket();
  const messages = getMessages(language, "account");
  const { address, city, postalCode, state, country } = user.address;
  const addressValues = {
    address: address ?? "",
    city: city ?? "",
    postalCode: postalCode ?? "",
    state: state ?? "",
  };
  const form = { formMessages: getMessages(language, "form") };
  return (
    <div className="grid gap-6">
      <h1>{messages.title}</h1>
      <p className="text-lead text-quiet">{messages.intro}</p>
      <DetailsFormClient
        {...form}
        values={{ name: user.name, phone: user.phone ?? "" }}
        email={user.email}
        messages={messages.details}
      />
      <AddressFormClient
        {...form}
        values={{ ...addressValues, country: country.code }}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        messages={messages.address}
      />
      <BreedsFormClient
        {...form}
        chosen={user.breeds.map(({ id, name }) => ({ value: String(id), label: name }))}
        messages={messages.breeds}
      />
      {user.type === "vet" && (
        <VetFormClient
          {...form}
          values={{ clinic: user.clinic ?? "", registrationNumber: user.registrationNumber ?? "" }}
          messages={messages.vet}
        />
      )}
      <MyApprovals {...form} approvals={approvals} language={language} />
      {newsletter && (
        <NewsletterSetting {...form} {...newsletter} messages={getMessages(language, "newsletter").profile} />
      )}
      <PasswordFormClient {...form} email={user.email} messages={messages.password} />
      <AccountData {...form} userId={user.id} email={user.email} language={language} />
    </div>
  );
}
