import { type Region, regions } from "./markets";
import type { EnvRow } from "./parse-env";

type ClientIdName<Name extends string> = Name | `${Name}_${Region}`;

/**
 * What a provider's script in the browser is started with is public, and may differ by region: `NAME` is for all,
 * `NAME_AU` where a region has one of its own. Secrets are never read by this.
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
  const names = [name, ...regions.map((region) => `${name}_${region}`)];
  // Made of the same names as the type is.
  return Object.fromEntries(names.map((key) => [key, row])) as {
    [Key in ClientIdName<Name>]: EnvRow<string>;
  };
}

/** The region's own, else the one for all; empty where the provider is not set up. */
export function clientIdOf<Name extends string>(
  env: { readonly [Key in ClientIdName<Name>]: string },
  name: Name,
  region: Region,
): string {
  const own: `${Name}_${Region}` = `${name}_${region}`;
  return env[own] || env[name];
}
