"use client";

import { Select } from "@/components/ui/select";
import { useReadAddressesQuery } from "@/store/api/addresses";
import type { AddressValues } from "./checkout-values";
import type { CheckoutWords } from "./checkout-words";

interface SavedAddressesProps {
  readonly words: CheckoutWords["address"];
  readonly onChoose: (address: AddressValues) => void;
}

/** Where somebody has had something sent before. Nothing is said where there is none, or where they cannot be read. */
export function SavedAddresses({ words, onChoose }: SavedAddressesProps) {
  const { data = [] } = useReadAddressesQuery();
  if (data.length === 0) return null;
  const labelOf = ({ firstName, lastName, address, postalCode, city }: (typeof data)[number]) =>
    `${firstName} ${lastName}, ${address}, ${postalCode} ${city}`;
  return (
    <Select
      label={words.saved}
      hint={words.savedHint}
      placeholder={words.other}
      defaultValue=""
      options={data.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = data.find(({ id }) => String(id) === value);
        if (!chosen) return;
        const { firstName, lastName, address, city, postalCode, country, state } = chosen;
        onChoose({ firstName, lastName, address, city, postalCode, country, state: state ?? "" });
      }}
    />
  );
}
