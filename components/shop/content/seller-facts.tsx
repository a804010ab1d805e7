import { FactList } from "./fact-list";
import { brand } from "@/lib/config/brand";
import { imprint, seller, sellerAddress } from "@/lib/config/orders/seller";
import { translate } from "@/lib/i18n/translate";

/** The seller of the imprint. Facts that the operator has not entered are left out. */
export function SellerFacts() {
  const t = translate("content.seller");
  const { representative, phone, register, vatId } = imprint;
  return (
    <FactList
      facts={[
        { name: t("name"), value: seller.name },
        { name: t("address"), value: sellerAddress.join(", ") },
        { name: t("representative"), value: representative },
        { name: t("email"), value: brand.supportEmail },
        { name: t("phone"), value: phone },
        { name: t("register"), value: register },
        { name: t("vatId"), value: vatId },
      ]}
    />
  );
}

/** Address for letters and emails. */
export function SellerAddress() {
  return (
    <address className="my-4 not-italic">
      {[seller.name, ...sellerAddress, brand.supportEmail].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
