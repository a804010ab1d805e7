import { tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { AccountData } from "@/components/top/account-data/account-data";
import { AddressFormClient } from "@/components/account/account/address-form-client";
import { BreedsFormClient } from "@/components/account/account/breeds-form-client";
import { DetailsFormClient } from "@/components/account/account/details-form-client";
import { PasswordFormClient } from "@/components/account/account/password-form-client";
import { VetFormClient } from "@/components/account/account/vet-form-client";
import { NewsletterSetting } from "@/components/account/newsletter/newsletter-setting-client";
import { MyApprovals } from "@/components/community/approvals/my-approvals";
import { listCountries } from "@/lib/data/kernel/countries";
import { placeOfAccount } from "@/lib/domain/kernel/postal-address";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("account", (t) => ({ title: t("title") }));

export default async function MyProfilePage() {
  const user = await requireUser(paths.myProfile);
  const [countries, approvals, newsletter] = await Promise.all([
    listCountries(),
    tryReadAsVisitor("approvals.listMine", {}),
    tryReadAsVisitor("newsletter.getMine", {}),
  ]);
  const messages = requestMessages("account");
  return (
    <ClientMessages
      areas={[
        "account.address",
        "account.breeds",
        "account.details",
        "account.password",
        "account.vet",
        "newsletter.profile",
      ]}
    >
      <div className="grid gap-6">
        <h1>{messages.title}</h1>
        <p className="text-lead text-quiet">{messages.intro}</p>
        <DetailsFormClient values={{ name: user.name, phone: user.phone ?? "" }} email={user.email} />
        <AddressFormClient
          values={{ ...placeOfAccount(user), country: user.address.country.code }}
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <BreedsFormClient chosen={user.breeds.map(({ id, name }) => ({ value: String(id), label: name }))} />
        {user.type === "vet" && (
          <VetFormClient
            values={{ clinic: user.clinic ?? "", registrationNumber: user.registrationNumber ?? "" }}
          />
        )}
        <MyApprovals approvals={approvals} />
        {newsletter && <NewsletterSetting {...newsletter} />}
        <PasswordFormClient email={user.email} />
        <AccountData userId={user.id} email={user.email} />
      </div>
    </ClientMessages>
  );
}
