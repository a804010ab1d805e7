import states from "@/backend/db/seed/data/states.json" with { type: "json" };
import { type Context, type Handlers } from "./handler";
import { type MedusaRegion, regionList } from "./medusa-shapes";

export async function listRegions({ medusa }: Pick<Context, "medusa">): Promise<readonly MedusaRegion[]> {
  const { regions } = await medusa.send({ path: "/store/regions", query: { limit: 100 } }, regionList);
  return regions.filter(({ countries }) => countries.length > 0);
}

export const hasCountry = ({ countries }: Pick<MedusaRegion, "countries">, code: string): boolean =>
  countries.some(({ iso_2 }) => iso_2 === code.toLowerCase());

/** Where prices are computed: the region of a country, else the first one, for its first country. */
export interface Market {
  readonly region: MedusaRegion;
  /** In lower case, as Medusa has it. */
  readonly country: string;
}

export async function findMarket(context: Context): Promise<Market> {
  const regions = await listRegions(context);
  const code = context.country ?? "";
  const own = regions.find((region) => hasCountry(region, code));
  const region = own ?? regions[0];
  if (region === undefined) throw new Error("Medusa has no region with countries.");
  return { region, country: own ? code.toLowerCase() : (region.countries[0]?.iso_2 ?? "") };
}

type GeographyCall = "geography.countries" | "geography.states";

export const geographyHandlers: Handlers<GeographyCall> = {
  "geography.countries": async (context) => {
    const regions = await listRegions(context);
    return regions.flatMap(({ currency_code, countries }) =>
      countries.map(({ iso_2, num_code, display_name }) => ({
        id: Number(num_code),
        name: display_name ?? iso_2.toUpperCase(),
        code: iso_2.toUpperCase(),
        currency: currency_code.toUpperCase(),
      })),
    );
  },
  /** Medusa has none: those of our seeds. */
  "geography.states": (_context, { params: { code } }) =>
    Promise.resolve(states.filter(({ country }) => country === code)),
};
