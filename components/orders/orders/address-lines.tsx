import { useLanguage } from "#use-messages";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";

export function AddressLines({ address }: { readonly address: PostalAddress }) {
  const language = useLanguage();
  return (
    <address className="not-italic">
      {addressLines(address, language).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </address>
  );
}
