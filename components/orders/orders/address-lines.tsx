import { addressLines } from "@/lib/domain/address-lines";
import type { PostalAddress } from "@/lib/domain/postal-address";

/** An address as on an envelope. */
export function AddressLines({ address }: { readonly address: PostalAddress }) {
  return (
    <address className="not-italic">
      {addressLines(address).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </address>
  );
}
