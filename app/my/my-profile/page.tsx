import type { Metadata } from "next";
import { YourData } from "@/components/account-data/your-data";
import { AddressFormClient } from "@/components/account/address-form-client";
import { BreedsFormClient } from "@/components/account/breeds-form-client";
import { DetailsFormClient } from "@/components/account/details-form-client";
import { PasswordFormClient } from "@/components/account/password-form-client";
import { VetFormClient } from "@/components/account/vet-form-client";
import { MyApprovals } from "@/components/approvals/my-approvals";
import { listCountries } from "@/lib/data/countries";
import { readMyApprovals } from "@/lib/data/my-approvals";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { messagesOf, wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "profile")("title") };
}

export default async function MyProfilePage() {
  const person = await requirePerson(paths.myProfile);
  const [countries, standings] = await Promise.all([listCountries(), readMyApprovals()]);
  const { language } = await visitorMarket();
  const words = messagesOf(language, "profile");
  const { address, city, postalCode, state, country } = person.address;
  const place = {
    address: address ?? "",
    city: city ?? "",
    postalCode: postalCode ?? "",
    state: state ?? "",
  };
  const saving = { sendingWords: messagesOf(language, "sending") };
  return (
    <div className="grid gap-6">
      <h1>{words.title}</h1>
      <p className="text-lead text-quiet">{words.intro}</p>
      <DetailsFormClient
        {...saving}
        values={{ name: person.name, phone: person.phone ?? "" }}
        email={person.email}
        words={words.details}
      />
      <AddressFormClient
        {...saving}
        values={{ ...place, country: country.code }}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        words={words.address}
      />
      <BreedsFormClient
        {...saving}
        chosen={person.breeds.map(({ id, name }) => ({ value: String(id), label: name }))}
        words={words.breeds}
      />
      {person.type === "vet" && (
        <VetFormClient
          {...saving}
          values={{ clinic: person.clinic ?? "", registrationNumber: person.registrationNumber ?? "" }}
          words={words.vet}
        />
      )}
      <MyApprovals {...saving} standings={standings} words={messagesOf(language, "approvals")} />
      <PasswordFormClient {...saving} email={person.email} words={words.password} />
      <YourData {...saving} email={person.email} words={messagesOf(language, "myData")} />
    </div>
  );
}
