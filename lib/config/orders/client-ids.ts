import { type Store, stores } from "@/lib/config/markets/markets";
import type { EnvRow } from "@/lib/config/parse-env";

type ClientIdName<Name extends string> = Name | `${Name}_${Store}`;

/**
 * Public client ids of a payment provider's browser script. `NAME` applies to all stores, `NAME_AU` to one. Never used for
 * secrets.
 */
export function clientIdRows<Name extends string>(
  name: Name,
  pattern: RegExp,
  example: string,
): { [Key in ClientIdName<Name>]: EnvRow<string> } {
  const row: EnvRow<string> = {
    fallback: "",
    parse: (value) => {
      if (!pattern.test(value)) throw new Error(`looks like ${example}`);
      return value;
    },
  };
  const names = [name, ...stores.map((store) => `${name}_${store}`)];
  // Safe: built from the same names as the type.
  return Object.fromEntries(names.map((key) => [key, row])) as {
    [Key in ClientIdName<Name>]: EnvRow<string>;
  };
}

/** The id of the store, else the common one; empty when the provider is not configured. */
export function clientIdOf<Name extends string>(
  env: { readonly [Key in ClientIdName<Name>]: string },
  name: Name,
  store: Store,
): string {
  const own: `${Name}_${Store}` = `${name}_${store}`;
  return env[own] || env[name];
}
